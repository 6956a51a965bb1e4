import { readGrades } from '../../grade.ts'

/** What tools of high-speed steel and of carbide are sold in. */
export const toolGrades = readGrades('offers/cutting-tools/grades', [
  'hss',
  'hssTin',
  'hssCobalt',
  'hssRolled',
  'cobaltTap',
  'cobaltTapTin',
  'cobaltTapBlack',
  'carbide',
  'carbideTin',
  'carbideAlTin',
  'cobaltMill',
  'cobaltMillTin',
])

/** Revolutions per minute for a cutting speed in m/min on a diameter in mm, to two figures. */
export function revolutions(speed: number, diameter: number): number {
  return Number(((speed * 1000) / (Math.PI * diameter)).toPrecision(2))
}
