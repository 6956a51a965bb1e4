/** A Woodruff key's dimensions in mm. */
export interface WoodruffKey {
  readonly b: number
  readonly h: number
  readonly d2: number
}

/**
 * DIN 6888: Woodruff keys. Width, height, and the diameter of the disc that they are segments of. The smaller ones as the
 * standard's text of 1956 (https://scribd.com/document/385356821) has them, the larger ones after a published extract.
 */
export const din6888: readonly WoodruffKey[] = [
  { b: 1, h: 1.4, d2: 4 },
  { b: 1.5, h: 2.6, d2: 7 },
  { b: 2, h: 2.6, d2: 7 },
  { b: 2, h: 3.7, d2: 10 },
  { b: 2.5, h: 3.7, d2: 10 },
  { b: 3, h: 3.7, d2: 10 },
  { b: 3, h: 5, d2: 13 },
  { b: 3, h: 6.5, d2: 16 },
  { b: 4, h: 5, d2: 13 },
  { b: 4, h: 6.5, d2: 16 },
  { b: 4, h: 7.5, d2: 19 },
  { b: 5, h: 6.5, d2: 16 },
  { b: 5, h: 7.5, d2: 19 },
  { b: 6, h: 9, d2: 22 },
  { b: 6, h: 10, d2: 25 },
  { b: 8, h: 11, d2: 28 },
  { b: 10, h: 13, d2: 32 },
]
