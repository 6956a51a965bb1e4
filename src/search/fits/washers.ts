import { exactly, type Fit, wish } from './fit.ts'
import { type Quality, washerHardnessFor } from './quality.ts'
import type { Thread } from './thread.ts'

/** ISO 7089, plain washers: the hole for each thread, both in mm. Above M36 it is wider than by ISO 273 fine. */
const HOLES: ReadonlyMap<number, number> = new Map([
  [1.6, 1.7],
  [2, 2.2],
  [2.5, 2.7],
  [3, 3.2],
  [3.5, 3.7],
  [4, 4.3],
  [5, 5.3],
  [6, 6.4],
  [8, 8.4],
  [10, 10.5],
  [12, 13],
  [14, 15],
  [16, 17],
  [18, 19],
  [20, 21],
  [22, 23],
  [24, 25],
  [27, 28],
  [30, 31],
  [33, 34],
  [36, 37],
  [42, 45],
  [48, 52],
  [56, 62],
  [64, 70],
])

/** ASME B18.21.1, SAE washers: hole and outside for each thread, in mm. */
const SAE_WASHERS: readonly (readonly [thread: number, hole: number, outside: number])[] = [
  [2.8448, 3.175, 7.9375],
  [3.5052, 3.9688, 9.525],
  [4.1656, 4.7625, 11.1125],
  [4.826, 5.5562, 12.7],
  [5.4864, 6.35, 14.2875],
  [6.35, 7.1437, 15.875],
  [7.9375, 8.7312, 17.4625],
  [9.525, 10.3187, 20.6375],
  [11.1125, 11.9062, 23.4156],
  [12.7, 13.4937, 26.9875],
  [14.2875, 15.0812, 30.1625],
  [15.875, 16.6687, 33.3375],
  [19.05, 20.6375, 38.1],
  [22.225, 23.8125, 44.45],
  [25.4, 26.9875, 50.8],
  [28.575, 30.1625, 57.15],
  [31.75, 33.3375, 63.5],
  [34.925, 36.5125, 69.85],
  [38.1, 39.6875, 76.2],
]

/** The plain washer that goes with a thread; none where no standard has one. */
export function washerFor(thread: Thread, quality: Quality): Fit[] {
  return thread.system === 'unified' ? saeWasher(thread, quality) : isoWasher(thread, quality)
}

function isoWasher({ diameter }: Thread, quality: Quality): Fit[] {
  const hole = HOLES.get(diameter)
  if (hole === undefined) return []
  const isSteel = quality.metal === 'steel'
  const hardness = isSteel && quality.strength ? washerHardnessFor(quality.strength.value) : undefined
  if (isSteel && quality.strength && hardness === undefined) return [clampingWasher(diameter, hole)]
  const of = [
    { standard: 'ISO 7089', model: 'flat-washer' },
    { standard: 'DIN 125-A', model: 'flat-washer' },
    { standard: 'ISO 7090', model: 'chamfered-washer' },
    { standard: 'DIN 125-B', model: 'chamfered-washer' },
  ]
  const kind = isSteel ? `${Math.max(hardness ?? 0, 200)} HV` : quality.metal
  const why = `ISO 7089, M${diameter}, hole ${hole} mm, ${kind}`
  return [{ role: 'Washer', why, wanted: wish(of, [exactly('d1', hole)], { quality }) }]
}

/** For screws stronger than any washer of ISO 7089 is for: DIN 6340, hardened. */
function clampingWasher(diameter: number, hole: number): Fit {
  const of = [{ standard: 'DIN 6340', model: 'flat-washer' }]
  const quality = { metal: 'steel', coating: 'none', strength: null, hardness: null } as const
  return {
    role: 'Washer',
    why: `DIN 6340, M${diameter}, hole ${hole} mm, hardened`,
    wanted: wish(of, [exactly('d1', hole)], { quality }),
  }
}

function saeWasher({ diameter, name }: Thread, quality: Quality): Fit[] {
  const found = SAE_WASHERS.find(([thread]) => Math.abs(thread - diameter) < 0.01)
  if (!found) return []
  const [, hole, outside] = found
  const of = [{ standard: 'ASME B18.21.1', model: 'flat-washer' }]
  const size = name.split('-')[0]
  return [
    {
      role: 'Washer',
      why: `ASME B18.21.1, SAE, ${size?.startsWith('#') ? size : `${size}"`}`,
      wanted: wish(of, [exactly('d1', hole), exactly('d2', outside)], { quality }),
    },
  ]
}
/** The diameter in mm of the metric thread that a washer of ISO 7089 with this hole is for. */
export function threadOfWasher(hole: number): number | undefined {
  for (const [diameter, each] of HOLES) if (each === hole) return diameter
  return undefined
}
