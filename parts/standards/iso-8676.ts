import { din933 } from './din-933.ts'
import { preferredLengths, threadLength } from './iso-888.ts'
import { BETWEEN, iso4017 } from './iso-4017.ts'

/** A metric thread of fine pitch with the shortest and the longest of the preferred lengths of its bolts, in mm. */
export interface FineThread {
  readonly d: number
  readonly P: number
  readonly from: number
  readonly to: number
}

/** ISO 8676: hexagon head screws of fine pitch, threaded up to the head; the heads of ISO 4017. None longer than shops keep. */
export const iso8676: readonly FineThread[] = [
  { d: 8, P: 1, from: 16, to: 80 },
  { d: 10, P: 1, from: 20, to: 100 },
  { d: 10, P: 1.25, from: 20, to: 100 },
  { d: 12, P: 1.25, from: 25, to: 120 },
  { d: 12, P: 1.5, from: 25, to: 120 },
  { d: 14, P: 1.5, from: 30, to: 140 },
  { d: 16, P: 1.5, from: 35, to: 160 },
  { d: 18, P: 1.5, from: 35, to: 180 },
  { d: 20, P: 1.5, from: 40, to: 200 },
  { d: 20, P: 2, from: 40, to: 200 },
  { d: 22, P: 1.5, from: 45, to: 220 },
  { d: 24, P: 2, from: 40, to: 200 },
  { d: 27, P: 2, from: 55, to: 200 },
  { d: 30, P: 2, from: 40, to: 200 },
  { d: 33, P: 2, from: 65, to: 200 },
  { d: 36, P: 3, from: 40, to: 200 },
]

/** ISO 8765: hexagon head bolts of fine pitch with a plain shank; the heads of ISO 4017. */
export const iso8765: readonly FineThread[] = [
  { d: 8, P: 1, from: 40, to: 80 },
  { d: 10, P: 1, from: 45, to: 100 },
  { d: 10, P: 1.25, from: 45, to: 100 },
  { d: 12, P: 1.25, from: 50, to: 120 },
  { d: 12, P: 1.5, from: 50, to: 120 },
  { d: 14, P: 1.5, from: 60, to: 140 },
  { d: 16, P: 1.5, from: 65, to: 160 },
  { d: 18, P: 1.5, from: 70, to: 180 },
  { d: 20, P: 1.5, from: 80, to: 200 },
  { d: 20, P: 2, from: 80, to: 200 },
  { d: 22, P: 1.5, from: 90, to: 220 },
  { d: 24, P: 2, from: 100, to: 240 },
  { d: 27, P: 2, from: 110, to: 260 },
  { d: 30, P: 2, from: 120, to: 300 },
  { d: 33, P: 2, from: 130, to: 320 },
  { d: 36, P: 3, from: 140, to: 360 },
]

/** DIN 961, withdrawn: as ISO 8676 with the heads of DIN 933; lengths as shops keep them. */
export const din961: readonly FineThread[] = [
  { d: 8, P: 1, from: 16, to: 100 },
  { d: 10, P: 1, from: 20, to: 100 },
  { d: 10, P: 1.25, from: 16, to: 120 },
  { d: 12, P: 1.25, from: 20, to: 120 },
  { d: 12, P: 1.5, from: 20, to: 150 },
  { d: 14, P: 1.5, from: 20, to: 150 },
  { d: 16, P: 1.5, from: 25, to: 160 },
  { d: 18, P: 1.5, from: 30, to: 150 },
  { d: 20, P: 1.5, from: 35, to: 160 },
  { d: 22, P: 1.5, from: 40, to: 150 },
  { d: 24, P: 1.5, from: 45, to: 150 },
  { d: 24, P: 2, from: 45, to: 160 },
  { d: 27, P: 2, from: 50, to: 150 },
  { d: 30, P: 2, from: 50, to: 150 },
]

/** DIN 960, withdrawn: as ISO 8765 with the heads of DIN 931; lengths as shops keep them. */
export const din960: readonly FineThread[] = [
  { d: 8, P: 1, from: 40, to: 120 },
  { d: 10, P: 1, from: 45, to: 120 },
  { d: 10, P: 1.25, from: 40, to: 150 },
  { d: 12, P: 1.25, from: 50, to: 160 },
  { d: 12, P: 1.5, from: 45, to: 180 },
  { d: 14, P: 1.5, from: 50, to: 180 },
  { d: 16, P: 1.5, from: 60, to: 200 },
  { d: 18, P: 1.5, from: 65, to: 200 },
  { d: 20, P: 1.5, from: 65, to: 200 },
  { d: 22, P: 1.5, from: 70, to: 200 },
  { d: 24, P: 1.5, from: 80, to: 200 },
  { d: 24, P: 2, from: 80, to: 220 },
  { d: 27, P: 2, from: 90, to: 220 },
  { d: 30, P: 2, from: 90, to: 220 },
]

/** The lengths that a bolt of this thread is preferably made in, in mm. */
export function fineLengths({ from, to }: FineThread): number[] {
  return preferredLengths(from, to, [...BETWEEN, 14])
}

/** A hexagon head screw of fine pitch by ISO, of this length in mm and this strength class. */
export function fineScrew({ d, P }: FineThread, l: number, C: number) {
  const { s, k } = iso4017.row(d)
  return { d, l, P, C, s, k }
}

/** The same with a plain shank. */
export function fineBolt(thread: FineThread, l: number, C: number) {
  return { ...fineScrew(thread, l, C), b: threadLength(thread.d, l) }
}

/** A hexagon head screw of fine pitch by DIN, of this length in mm and this strength class. */
export function dinFineScrew({ d, P }: FineThread, l: number, C: number) {
  const { s, k } = din933.row(d)
  return { d, l, P, C, s, k }
}

/** The same with a plain shank. */
export function dinFineBolt(thread: FineThread, l: number, C: number) {
  return { ...dinFineScrew(thread, l, C), b: threadLength(thread.d, l) }
}
