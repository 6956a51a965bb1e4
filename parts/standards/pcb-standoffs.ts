/** Hexagon standoffs with a stud, by thread and width across flats: the lengths. The stud is b long. In mm; of the pattern that is usual in electronics. */
export const pcbStandoffs = [
  { d: 2.5, s: 5, b: 6, lengths: [5, 6, 7, 8, 9, 10, 12, 15, 17, 18, 20, 25, 30] },
  { d: 3, s: 5, b: 6, lengths: [10, 15, 20, 25] },
  {
    d: 3,
    s: 5.5,
    b: 6,
    lengths: [
      5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 22, 23, 25, 27, 28, 30, 35, 40, 45, 50, 55,
      60,
    ],
  },
  { d: 3, s: 6, b: 6, lengths: [8, 10, 12, 15, 20, 25, 30, 35, 40] },
  { d: 4, s: 7, b: 8, lengths: [5, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40] },
  { d: 5, s: 8, b: 10, lengths: [8, 10, 15, 20, 25, 30, 40, 50, 60, 70] },
  { d: 6, s: 10, b: 10, lengths: [15, 20, 25, 30, 35, 40, 45, 50, 60] },
]
