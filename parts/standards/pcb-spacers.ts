/** Hexagon spacers, by thread and width across flats: the lengths. Up to `throughUpTo` their thread goes through. In mm; of the pattern that is usual in electronics. */
export const pcbSpacers = [
  { d: 2.5, s: 5, throughUpTo: 18, lengths: [5, 10, 11, 12, 15, 17, 18, 20, 22] },
  { d: 3, s: 5, throughUpTo: 20, lengths: [5, 10, 15, 20] },
  {
    d: 3,
    s: 5.5,
    throughUpTo: 20,
    lengths: [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 25, 27, 30, 35, 40],
  },
  { d: 4, s: 7, throughUpTo: 20, lengths: [5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80] },
  { d: 5, s: 8, throughUpTo: 20, lengths: [10, 12, 15, 20, 25, 30, 35, 40, 50] },
  { d: 6, s: 10, throughUpTo: 20, lengths: [10, 15, 20, 25, 30, 35, 40, 45, 50, 60] },
]
