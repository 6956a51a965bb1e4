/**
 * DIN 3771 and ISO 3601-1: O-rings in metric sizes, the inside diameters by the diameter of the section, in mm. As
 * https://github.com/juergenaltemeier/SealsWorkbench lists them, with the metric sizes of further lists.
 */
export const din3771: readonly { readonly d2: number; readonly d1: readonly number[] }[] = [
  { d2: 1.5, d1: [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20] },
  {
    d2: 2,
    d1: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 35, 38, 40],
  },
  { d2: 2.5, d1: [10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 45, 50] },
  {
    d2: 3,
    d1: [
      10, 12, 14, 15, 16, 18, 20, 22, 24, 25, 26, 28, 30, 32, 34, 35, 36, 38, 40, 42, 45, 48, 50, 55, 60, 65,
      70,
    ],
  },
  {
    d2: 4,
    d1: [20, 22, 24, 25, 28, 30, 32, 35, 38, 40, 42, 45, 48, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100],
  },
  { d2: 5, d1: [30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 110, 120] },
]
