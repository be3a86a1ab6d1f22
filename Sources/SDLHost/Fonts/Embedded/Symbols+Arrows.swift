nonisolated extension SymbolSet {
  static let arrows = """
    arrow.left M 20 12 H 4.4 M 10.8 5.4 L 4.2 12 L 10.8 18.6
    arrow.right M 4 12 H 19.6 M 13.2 5.4 L 19.8 12 L 13.2 18.6
    arrow.up M 12 20 V 4.4 M 5.4 10.8 L 12 4.2 L 18.6 10.8
    arrow.down M 12 4 V 19.6 M 5.4 13.2 L 12 19.8 L 18.6 13.2
    arrow.up.circle.fill P O 12 12 9 K M 12 16.6 V 7.8 M 8.2 11.4 L 12 7.6 L 15.8 11.4
    arrow.counterclockwise M 4.6 8.9 G 12 12.2 4.2 14.6 1 M 4.6 3.9 V 8.9 H 9.6
    arrow.clockwise M 19.4 8.9 G 12 12.2 19.8 14.6 0 M 19.4 3.9 V 8.9 H 14.4
    arrow.uturn.backward M 8.6 4.6 L 4 9.2 L 8.6 13.8 M 4 9.2 H 14.8 R 20 14.4 U 14.8 19.6 H 9.5
    arrow.uturn.forward M 15.4 4.6 L 20 9.2 L 15.4 13.8 M 20 9.2 H 9.2 R 4 14.4 U 9.2 19.6 H 14.5
    arrow.left.and.right M 3 12 H 21 M 7.4 7.4 L 2.8 12 L 7.4 16.6 M 16.6 7.4 L 21.2 12 L 16.6 \
    16.6
    arrow.up.and.down M 12 3 V 21 M 7.4 7.4 L 12 2.8 L 16.6 7.4 M 7.4 16.6 L 12 21.2 L 16.6 16.6
    rotate.left B 11.8 9.4 21 20.8 2 M 16.4 4.6 H 9.8 R 5.8 8.6 V 14.6 M 9.1 11.6 L 5.8 14.9 \
    L 2.5 11.6
    rotate.right B 3 9.4 12.2 20.8 2 M 7.6 4.6 H 14.2 R 18.2 8.6 V 14.6 M 14.9 11.6 L 18.2 14.9 \
    L 21.5 11.6
    square.and.arrow.up M 8.2 9 H 6.8 R 4.8 11 V 19 U 6.8 21 H 17.2 R 19.2 19 V 11 U 17.2 9 H \
    15.8 M 12 14.8 V 2.8 M 8.4 6.2 L 12 2.6 L 15.6 6.2
    paperplane.fill P M 20.8 3.2 L 14.6 20.8 L 10.9 13.1 L 3.2 9.4 Z K W 0.7 M 10.6 13.4 L 15.8 \
    8.2
    """
}
