import { readRows, readTable, text, texts } from './read-table.ts'

const letters = readRows('iso-1832-letters', ['place', 'angle'], { letter: text })
const circles = readRows('iso-1832-circles', ['d'], { shape: text, edge: text })
const thicknesses = readRows('iso-1832-thicknesses', ['s'], { thickness: text })
const holes = readTable('iso-9361', ['negative', 'positive'])

export const iso1832 = readRows('iso-1832', [], {
  letters: designation,
  numbers: cell => texts(cell).map(checked),
})

/** An insert by the letters and the numbers of its designation: 'CNMG', '120408'. Throws where a table does not have them. */
export function insert(name: string, numbers: string) {
  const shape = name.charAt(0)
  const [edge, thickness, corner] = [numbers.slice(0, 2), numbers.slice(2, 4), numbers.slice(4)]
  const circle = circles.rows.find(row => row.shape === shape && row.edge === edge)
  const plate = thicknesses.rows.find(row => row.thickness === thickness)
  if (!circle || !plate) throw new Error(`ISO 1832 has no insert ${name} ${numbers}`)
  const ε = angleOf(name, 1)
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
export function positiveInsert(name: string, numbers: string) {
  const negative = insert(name, numbers)
  return { ...negative, d1: holes.row(negative.d).positive, α: angleOf(name, 2) }
}

/** Reads letters that the tables know: 'CNMG'. */
function designation(cell: string): string {
  angleOf(cell, 1)
  angleOf(cell, 2)
  return cell
}

/** Edge, thickness and corner: '09T304'. */
function checked(numbers: string): string {
  if (!/^\d\d[\dT]\d\d\d$/.test(numbers)) throw new Error(`'${numbers}' is no edge, thickness and corner`)
  return numbers
}

/** The angle in degrees that the letter at this place of a designation says. */
function angleOf(name: string, place: 1 | 2): number {
  const letter = name.charAt(place - 1)
  const found = letters.rows.find(row => row.place === place && row.letter === letter)
  if (!found) throw new Error(`iso-1832-letters has no ${letter} in place ${place}`)
  return found.angle
}

/** The length of the cutting edge in mm, from corner to corner of ε degrees without their radii. */
function edgeOf(shape: string, d: number, ε: number): number {
  const angle = (ε * Math.PI) / 180
  if (shape === 'T') return d * Math.sqrt(3)
  if (shape === 'W') return (d / 2) * (1 / Math.tan(angle / 2) + Math.tan(Math.PI / 18))
  return d / Math.sin(angle)
}
