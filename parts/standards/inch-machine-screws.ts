import { domeRadius } from '../geometry/domes.ts'
import { fractionOfInch, toMm } from '../geometry/inches.ts'
import { inchLengths } from './preferred-numbers.ts'
import { readTable } from './read-table.ts'
import { inchCode, unifiedPitch, unifiedThread, usualThreads } from './threads.ts'

const flat = readTable('asme-b18-6-3-flat', ['dk', 'k', 'n', 't', 'm'])
const oval = readTable('asme-b18-6-3-oval', ['dk', 'k', 'rise', 'n', 't', 'm'])
export const panSlotted = readTable('asme-b18-6-3-pan-slotted', ['dk', 'k', 'n', 't', 'rf'])
const panCross = readTable('asme-b18-6-3-pan-cross', ['dk', 'k', 'm'])
const fillister = readTable('asme-b18-6-3-fillister', ['dk', 'k', 'side', 'n', 't'])
const truss = readTable('asme-b18-6-3-truss', ['dk', 'k', 'rf', 'n', 't', 'm'])
const round = readTable('asme-b18-6-3-round', ['dk', 'k', 'n', 't'])

/** Stocked lengths in inches. */
const LENGTHS = inchLengths({ from: 1 / 8, to: 3 }, [2.25, 2.75])

/** Up to this length in mm screws are threaded to the head; longer ones have `LONG_THREAD` of thread at least. */
const FULL_UP_TO = 50.8
const LONG_THREAD = 38.1

/** The sizes of machine screws with threads to the inch: '#6-32 x 1/2"', from the figures of a head. */
function inchScrews<Head extends { readonly k: number }>(
  headOf: (d: number) => Head,
  { isCountersunk = false } = {},
) {
  return usualThreads(2.1844, 9.525).flatMap(({ d, series }) => {
    const head = headOf(d)
    const P = unifiedPitch(d, series)
    const thread = unifiedThread(d, series)
    const [cone, shortest] = isCountersunk ? [head.k, head.k + 2 * P] : [0, d * 0.9]
    return LENGTHS.flatMap(inches => {
      const l = toMm(inches)
      if (l < shortest || l > d * 14) return []
      const long = fractionOfInch(inches)
      return [
        {
          code: `${inchCode(thread)}X${inchCode(long)}`,
          label: `${thread} x ${long}"`,
          dimensions: { d, l, P, b: l <= FULL_UP_TO ? l - cone : LONG_THREAD, ...head },
        },
      ]
    })
  })
}

const countersunk = { isCountersunk: true }
const ANGLE = 82

export const inchPanCross = () =>
  // The standard gives no radius for the dome; heads on sale have about 0.8 of the diameter.
  inchScrews(d => ({ ...panCross.row(d), rf: panCross.row(d).dk * 0.8 }))

export const inchPanSlotted = () => inchScrews(panSlotted.row)

export const inchFlatCross = () =>
  inchScrews(d => {
    const { dk, k, m } = flat.row(d)
    return { dk, k, m, a: ANGLE }
  }, countersunk)

export const inchFlatSlotted = () =>
  inchScrews(d => {
    const { dk, k, n, t } = flat.row(d)
    return { dk, k, n, t, a: ANGLE }
  }, countersunk)

export const inchOvalCross = () =>
  inchScrews(d => {
    const { dk, k, m, rise } = oval.row(d)
    return { dk, k, m, a: ANGLE, rf: domeRadius(dk, rise) }
  }, countersunk)

export const inchOvalSlotted = () =>
  inchScrews(d => {
    const { dk, k, n, t, rise } = oval.row(d)
    return { dk, k, n, t, a: ANGLE, rf: domeRadius(dk, rise) }
  }, countersunk)

export const inchRoundSlotted = () =>
  // Nearly a spherical cap: a low side of a twentieth of the height.
  inchScrews(d => ({ ...round.row(d), rf: domeRadius(round.row(d).dk, round.row(d).k * 0.95) }))

export const inchTrussCross = () =>
  inchScrews(d => {
    const { dk, k, m, rf } = truss.row(d)
    return { dk, k, m, rf }
  })

export const inchTrussSlotted = () =>
  inchScrews(d => {
    const { dk, k, n, t, rf } = truss.row(d)
    return { dk, k, n, t, rf }
  })

export const inchFillisterSlotted = () =>
  inchScrews(d => {
    const { dk, k, n, t, side } = fillister.row(d)
    return { dk, k, n, t, rf: domeRadius(dk, k - side) }
  })
