nonisolated extension GlyphTable {
  /// The advance stands for how far the accent is moved right.
  static let accents = """
    acute 10 D 105- 770 -55+ 610
    grave -10 D -105+ 770 55- 610
    circumflex 0 W 0.85 D -125+ 610 0 770 D 125- 610 0 770
    tilde 0 W 0.8 M -135 630 C -115 700 -85 725 -50 725 C 5 725 0 640 55 640 C 90 640 115 665 135 735
    diaeresis 0 X -95 735- 1.2 X 95 735- 1.2
    ring 0 W 0.75 E -90+ 590+ 90- 770-
    cedilla 20 W 0.75 M -10 0 L -22 -70 C 40 -70 75 -95 75 -135 C 75 -180 30 -205+ -80 -205+
    capcedilla 20 W 0.75 M -10 -190 L -22 -260 C 40 -260 75 -285 75 -325 C 75 -370 30 -395+ -80 -395+
    slash 0 W 0.8 D 250- 560 -250+ -40
    """

  static let composites = """
    é = e acute
    è = e grave
    ê = e circumflex
    ë = e diaeresis
    á = a acute
    à = a grave
    â = a circumflex
    ä = a diaeresis
    ã = a tilde
    å = a ring
    ó = o acute
    ò = o grave
    ô = o circumflex
    ö = o diaeresis
    õ = o tilde
    ø = o slash
    ú = u acute
    ù = u grave
    û = u circumflex
    ü = u diaeresis
    í = ı acute
    ì = ı grave
    î = ı circumflex
    ï = ı diaeresis
    ñ = n tilde
    ç = c cedilla
    ý = y acute
    ÿ = y diaeresis
    É = E acute
    È = E grave
    Ê = E circumflex
    Ë = E diaeresis
    Á = A acute
    À = A grave
    Â = A circumflex
    Ä = A diaeresis
    Ã = A tilde
    Å = A ring
    Ó = O acute
    Ò = O grave
    Ô = O circumflex
    Ö = O diaeresis
    Õ = O tilde
    Ú = U acute
    Ù = U grave
    Û = U circumflex
    Ü = U diaeresis
    Í = I acute
    Ì = I grave
    Î = I circumflex
    Ï = I diaeresis
    Ñ = N tilde
    Ý = Y acute
    Ç = C capcedilla
    """

  static let fixedWidth = """
    i 600 M 310 0 V 520 M 120 520- H 310 M 90 0+ H 530 X 305 600+ 1.22
    j 600 M 380 520 V -60 C 380 -155 310 -205+ 210 -205+ H 120 M 140 520- H 380 X 375 600+ 1.22
    l 600 M 290 735 V 150 U 425 0+ H 530 M 100 735- H 290
    I 600 M 300 0 V 710 M 100 710- H 500 M 100 0+ H 500
    r 600 M 150+ 0 V 520 W 0.5 M 150+ 270 W 1 C 150+ 430 260 526- 390 526- H 510
    f 600 M 250+ 0 V 575 U 420 735- H 530 M 80 520- H 510
    t 600 M 210+ 665 V 150 U 375 0+ H 505 M 80 520- H 505
    1 600 M 352- 0 V 710 I 352- 710 110 555 M 90 0+ H 530
    """
}
