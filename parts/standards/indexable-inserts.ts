/** ISO 1832: the corner's angle in degrees by the first letter of a designation. */
const ANGLES = { C: 80, D: 55, S: 90, T: 60, V: 35, W: 80 } as const

/** The clearance angle in degrees by the second letter. */
const CLEARANCES = { N: 0, B: 5, C: 7, P: 11 } as const

/** The inscribed circle in mm by shape and the number of the edge's length, as the catalogue of Widia has them. */
const CIRCLES: Readonly<Record<Shape, Readonly<Record<string, number>>>> = {
  C: { '06': 6.35, '09': 9.525, '12': 12.7, '16': 15.875, '19': 19.05, '25': 25.4 },
  D: { '07': 6.35, '11': 9.525, '15': 12.7 },
  S: { '09': 9.525, '12': 12.7, '15': 15.875, '19': 19.05, '25': 25.4 },
  T: { '11': 6.35, '16': 9.525, '22': 12.7, '27': 15.875 },
  V: { '11': 6.35, '16': 9.525 },
  W: { '06': 9.525, '08': 12.7 },
}

/** The thickness in mm by its number, as the catalogue of Tungaloy has them. */
const THICKNESSES: Readonly<Record<string, number>> = {
  '02': 2.38,
  '03': 3.18,
  T3: 3.97,
  '04': 4.76,
  '05': 5.56,
  '06': 6.35,
  '07': 7.94,
  '09': 9.52,
}

/** The hole in mm by the inscribed circle: for a pin or lever in negative inserts, for a screw in positive ones. ISO 9361, ISO 3364. */
const HOLES: Readonly<Record<string, readonly [negative: number, positive: number]>> = {
  '6.35': [2.26, 2.8],
  '9.525': [3.81, 4.4],
  '12.7': [5.16, 5.5],
  '15.875': [6.35, 5.5],
  '19.05': [7.94, 6.5],
  '25.4': [9.12, 8.6],
}

export type Shape = keyof typeof ANGLES
export type Clearance = keyof typeof CLEARANCES

/** The length of the cutting edge in mm, from corner to corner without their radii. */
function edgeOf(shape: Shape, d: number): number {
  const angle = (ANGLES[shape] * Math.PI) / 180
  if (shape === 'T') return d * Math.sqrt(3)
  if (shape === 'W') return (d / 2) * (1 / Math.tan(angle / 2) + Math.tan(Math.PI / 18))
  return d / Math.sin(angle)
}

/** An insert of this shape by the numbers of its edge, its thickness and its corner: 'C', '12', '04', '08'. */
export function insert(shape: Shape, edge: string, thickness: string, corner: string) {
  const d = CIRCLES[shape][edge]
  const s = THICKNESSES[thickness]
  const [hole] = HOLES[`${d}`] ?? []
  if (!d || !s || !hole) throw new Error(`ISO 1832 has no insert ${shape} ${edge}${thickness}${corner}`)
  return {
    l: Math.round(edgeOf(shape, d) * 10) / 10,
    rε: Number(corner) / 10,
    ε: ANGLES[shape],
    d,
    s,
    d1: hole,
  }
}

/** An insert with clearance, as above: 'C', 'C', '09', 'T3', '04'. */
export function positiveInsert(
  shape: Shape,
  clearance: Clearance,
  edge: string,
  thickness: string,
  corner: string,
) {
  const negative = insert(shape, edge, thickness, corner)
  const [, hole = negative.d1] = HOLES[`${negative.d}`] ?? []
  return { ...negative, d1: hole, α: CLEARANCES[clearance] }
}
