import { readRows, readTable, text, texts } from './read-table.ts'

export const iso1832 = readRows('iso-1832', [], { letters: text, numbers: texts })
const letters = readRows('iso-1832-letters', ['place', 'angle'], { letter: text })
const circles = readRows('iso-1832-circles', ['d'], { shape: text, edge: text })
const thicknesses = readRows('iso-1832-thicknesses', ['s'], { thickness: text })
const holes = readTable('iso-9361', ['negative', 'positive'])

/** An insert by the letters and the numbers of its designation: 'CNMG', '120408'. Throws where a table does not have them. */
export function insert(designation: string, numbers: string) {
  const shape = designation.charAt(0)
  const [edge, thickness, corner] = [numbers.slice(0, 2), numbers.slice(2, 4), numbers.slice(4)]
  const circle = circles.rows.find(row => row.shape === shape && row.edge === edge)
  const plate = thicknesses.rows.find(row => row.thickness === thickness)
  if (!circle || !plate) throw new Error(`ISO 1832 has no insert ${designation} ${numbers}`)
  const ε = angleOf(designation, 1)
  return {
    l: Math.round(edgeOf(shape, circle.d, ε) * 10) / 10,
    rε: Number(corner) / 10,
    ε,
    d: circle.d,
    s: plate.s,
    d1: holes.row(circle.d).negative,
  }
}

/** An insert with clearance, as above: 'CCMT', '09T304'. */
export function positiveInsert(designation: string, numbers: string) {
  const negative = insert(designation, numbers)
  return { ...negative, d1: holes.row(negative.d).positive, α: angleOf(designation, 2) }
}

/** The angle in degrees that the letter of a designation at this place says. */
function angleOf(designation: string, place: 1 | 2): number {
  const letter = designation.charAt(place - 1)
  const found = letters.rows.find(row => row.place === place && row.letter === letter)
  if (!found) throw new Error(`ISO 1832 has no letter ${letter} for the ${designation}`)
  return found.angle
}

/** The length of the cutting edge in mm, from corner to corner of ε degrees without their radii. */
function edgeOf(shape: string, d: number, ε: number): number {
  const angle = (ε * Math.PI) / 180
  if (shape === 'T') return d * Math.sqrt(3)
  if (shape === 'W') return (d / 2) * (1 / Math.tan(angle / 2) + Math.tan(Math.PI / 18))
  return d / Math.sin(angle)
}
