/**
 * Blind rivet nuts with an open end, by thread, in mm: diameter of the shank (D), the head's diameter and height with a flat
 * (dk, k) and with a small head (dr, kr), and lengths of the shank (l) with the thickness that each clamps (emin to emax).
 * There is no standard: sizes that most makers share.
 */
export const rivetNuts = [
  {
    d: 3,
    D: 5,
    flat: { dk: 8, k: 0.8 },
    small: { dk: 5.5, k: 0.35 },
    lengths: [
      [9, 0.25, 2],
      [10.5, 2, 3.5],
    ],
  },
  {
    d: 4,
    D: 6,
    flat: { dk: 9, k: 0.8 },
    small: { dk: 6.75, k: 0.5 },
    lengths: [
      [10, 0.25, 2.5],
      [11.5, 2.5, 4],
    ],
  },
  {
    d: 5,
    D: 7,
    flat: { dk: 10, k: 1 },
    small: { dk: 8, k: 0.6 },
    lengths: [
      [11.5, 0.25, 3],
      [14, 3, 5.5],
    ],
  },
  {
    d: 6,
    D: 9,
    flat: { dk: 13, k: 1.5 },
    small: { dk: 10, k: 0.6 },
    lengths: [
      [14.5, 0.5, 3],
      [17, 3, 5.5],
    ],
  },
  {
    d: 8,
    D: 11,
    flat: { dk: 16, k: 1.5 },
    small: { dk: 12, k: 0.6 },
    lengths: [
      [16, 0.5, 3],
      [18.5, 3, 5.5],
    ],
  },
  {
    d: 10,
    D: 13,
    flat: { dk: 19, k: 2 },
    small: { dk: 14, k: 0.6 },
    lengths: [
      [19, 0.8, 3.5],
      [22, 3.5, 6],
    ],
  },
  {
    d: 12,
    D: 16,
    flat: { dk: 23, k: 2 },
    small: { dk: 17, k: 0.8 },
    lengths: [
      [23, 1, 4],
      [26, 4, 7],
    ],
  },
] as const
