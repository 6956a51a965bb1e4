/** A heat-set insert for plastics, in mm. */
interface HeatInsert {
  readonly d: number
  /** Length. */
  readonly l: number
  /** Diameter over the knurl. */
  readonly D: number
  /** Diameter of the plain end that centres it in its hole. */
  readonly C: number
}

/** Straight inserts with two knurls, of the pattern that PEM calls IUT. As the Fasteners workbench lists them. */
export const straightHeatInserts: readonly HeatInsert[] = [
  { d: 2, l: 4, D: 3.73, C: 3.07 },
  { d: 2.5, l: 5.74, D: 4.55, C: 3.86 },
  { d: 3, l: 5.74, D: 4.55, C: 3.86 },
  { d: 3.5, l: 7.14, D: 5.33, C: 4.65 },
  { d: 4, l: 8.15, D: 6.17, C: 5.51 },
  { d: 5, l: 9.52, D: 6.93, C: 6.27 },
  { d: 6, l: 12.7, D: 8.69, C: 7.87 },
]

/** Inserts in even lengths, which are usual in 3D printing. As cq_warehouse lists them, by Hilitchi. */
export const heatInserts: readonly HeatInsert[] = [
  { d: 2, D: 3.5, C: 2.9, lengths: [3, 4, 6, 8] },
  { d: 3, D: 5, C: 4.3, lengths: [6, 8, 10] },
  { d: 4, D: 6, C: 5.3, lengths: [6, 8, 10] },
  { d: 5, D: 7, C: 6.3, lengths: [6, 8, 10] },
  { d: 6, D: 8, C: 7.3, lengths: [10, 12] },
].flatMap(({ lengths, ...row }) => lengths.map(l => ({ ...row, l })))

/**
 * Headed inserts with unified threads, by their diameter in mm, in inches: length, diameters of knurl and plain end (D, C),
 * diameter and height of the head (dk, k). As https://www.pencomsf.com lists its LSZ inserts.
 */
export const headedInchInserts = [
  { d: 2.1844, series: 'UNC', l: 0.155, D: 0.137, C: 0.123, dk: 0.187, k: 0.02 },
  { d: 2.8448, series: 'UNC', l: 0.228, D: 0.174, C: 0.154, dk: 0.217, k: 0.023 },
  { d: 3.5052, series: 'UNC', l: 0.281, D: 0.206, C: 0.185, dk: 0.25, k: 0.029 },
  { d: 4.1656, series: 'UNC', l: 0.32, D: 0.239, C: 0.218, dk: 0.28, k: 0.035 },
  { d: 4.826, series: 'UNC', l: 0.374, D: 0.27, C: 0.249, dk: 0.312, k: 0.042 },
  { d: 4.826, series: 'UNF', l: 0.374, D: 0.27, C: 0.249, dk: 0.312, k: 0.042 },
  { d: 6.35, series: 'UNC', l: 0.5, D: 0.333, C: 0.312, dk: 0.375, k: 0.052 },
  { d: 6.35, series: 'UNF', l: 0.5, D: 0.333, C: 0.312, dk: 0.375, k: 0.052 },
  { d: 7.9375, series: 'UNC', l: 0.5, D: 0.393, C: 0.375, dk: 0.437, k: 0.052 },
  { d: 7.9375, series: 'UNF', l: 0.5, D: 0.393, C: 0.375, dk: 0.437, k: 0.052 },
] as const
