import { domeRadius } from '../geometry/domes.ts'
import { fractionOfInch, toMm, unifiedSize } from '../geometry/inches.ts'
import { inchCode, unifiedPitch, unifiedThread, usualThreads } from './asme-b1-1.ts'
import { inchLengths } from './inch-lengths.ts'

/**
 * ASME B18.6.3: machine screws with threads to the inch, their heads by the thread's number or fraction of an inch. Greatest
 * values if not said otherwise, out of inches in mm.
 */

/**
 * Flat countersunk heads of 82 degrees: mean head diameter, height of the full cone, least slot width, mean slot depth,
 * width of a cross recess.
 */
const flat = {
  '2': { dk: 3.8862, k: 1.2954, n: 0.6858, t: 0.4826, m: 2.4384 },
  '4': { dk: 5.1181, k: 1.7018, n: 0.889, t: 0.635, m: 3.0988 },
  '5': { dk: 5.7404, k: 1.905, n: 0.9906, t: 0.7112, m: 3.7592 },
  '6': { dk: 6.35, k: 2.1082, n: 1.1049, t: 0.7874, m: 4.2672 },
  '8': { dk: 7.5819, k: 2.54, n: 1.2573, t: 0.9398, m: 4.6228 },
  '10': { dk: 8.8265, k: 2.9464, n: 1.397, t: 1.1049, m: 5.0292 },
  '12': { dk: 10.0584, k: 3.3528, n: 1.5621, t: 1.2573, m: 6.6548 },
  '1/4': { dk: 11.6713, k: 3.8862, n: 1.7653, t: 1.4732, m: 7.0104 },
  '5/16': { dk: 14.6431, k: 4.8514, n: 1.9812, t: 1.8542, m: 9.0932 },
  '3/8': { dk: 17.6149, k: 5.842, n: 2.2225, t: 2.2352, m: 9.8044 },
} as const

/** Oval countersunk heads of 82 degrees: as the flat ones, with the rise of the dome. */
const oval = {
  '2': { dk: 3.8862, k: 1.2954, rise: 0.7366, n: 0.5842, t: 1.0414, m: 2.6924 },
  '4': { dk: 5.1181, k: 1.7018, rise: 0.9398, n: 0.7874, t: 1.3716, m: 3.302 },
  '5': { dk: 5.7404, k: 1.905, rise: 1.0414, n: 0.889, t: 1.5494, m: 3.8608 },
  '6': { dk: 6.35, k: 2.1082, rise: 1.143, n: 0.9906, t: 1.7018, m: 4.3688 },
  '8': { dk: 7.5819, k: 2.54, rise: 1.3208, n: 1.143, t: 2.032, m: 4.7244 },
  '10': { dk: 8.8265, k: 2.9464, rise: 1.524, n: 1.27, t: 2.3749, m: 5.1308 },
  '12': { dk: 10.0584, k: 3.3528, rise: 1.7272, n: 1.4224, t: 2.7051, m: 6.7056 },
  '1/4': { dk: 11.6713, k: 3.8862, rise: 2.0066, n: 1.6256, t: 3.1496, m: 7.2136 },
  '5/16': { dk: 14.6431, k: 4.8514, rise: 2.5146, n: 1.8288, t: 3.9624, m: 9.7536 },
  '3/8': { dk: 17.6149, k: 5.842, rise: 2.9718, n: 2.0574, t: 4.7752, m: 10.2616 },
} as const

/** Slotted pan heads: head, slot, radius of the edge. */
const panSlotted = {
  '2': { dk: 4.2418, k: 1.3462, n: 0.7874, t: 0.7874, rf: 0.889 },
  '4': { dk: 5.5626, k: 1.7272, n: 0.9906, t: 1.016, rf: 1.0668 },
  '5': { dk: 6.223, k: 1.905, n: 1.0922, t: 1.143, rf: 1.1176 },
  '6': { dk: 6.858, k: 2.0828, n: 1.2192, t: 1.27, rf: 1.1684 },
  '8': { dk: 8.1788, k: 2.4384, n: 1.3716, t: 1.4732, rf: 1.3208 },
  '10': { dk: 9.4742, k: 2.794, n: 1.524, t: 1.7272, rf: 1.5494 },
  '12': { dk: 10.795, k: 3.175, n: 1.7018, t: 1.9558, rf: 1.9812 },
  '1/4': { dk: 12.4968, k: 3.6576, n: 1.905, t: 2.2098, rf: 2.2098 },
  '5/16': { dk: 15.621, k: 4.5212, n: 2.1336, t: 2.6924, rf: 2.5146 },
  '3/8': { dk: 18.796, k: 5.3848, n: 2.3876, t: 3.1496, rf: 3.6322 },
} as const

/** Pan heads with a cross recess: head, width of the recess. */
const panCross = {
  '2': { dk: 4.2418, k: 1.5748, m: 2.4638 },
  '4': { dk: 5.5626, k: 2.032, m: 2.921 },
  '5': { dk: 6.223, k: 2.2606, m: 3.8608 },
  '6': { dk: 6.858, k: 2.4638, m: 4.0386 },
  '8': { dk: 8.1788, k: 2.921, m: 4.445 },
  '10': { dk: 9.4742, k: 3.3782, m: 4.8768 },
  '12': { dk: 10.795, k: 3.8354, m: 6.4008 },
  '1/4': { dk: 12.4968, k: 4.445, m: 6.9596 },
  '5/16': { dk: 15.621, k: 5.5372, m: 8.7122 },
  '3/8': { dk: 18.796, k: 6.6294, m: 9.7028 },
} as const

/** Slotted fillister heads: diameter, height over all, height of the side, slot. */
const fillister = {
  '2': { dk: 3.556, k: 2.1082, side: 1.5748, n: 0.7874, t: 0.9398 },
  '4': { dk: 4.6482, k: 2.7178, side: 2.0066, n: 0.9906, t: 1.2192 },
  '5': { dk: 5.207, k: 3.048, side: 2.2352, n: 1.0922, t: 1.3716 },
  '6': { dk: 5.7404, k: 3.3528, side: 2.4384, n: 1.2192, t: 1.524 },
  '8': { dk: 6.858, k: 3.9624, side: 2.8702, n: 1.3716, t: 1.8034 },
  '10': { dk: 7.9502, k: 4.572, side: 3.302, n: 1.524, t: 2.1082 },
  '12': { dk: 9.0678, k: 5.207, side: 3.7592, n: 1.7018, t: 2.3876 },
  '1/4': { dk: 10.5156, k: 6.0198, side: 4.318, n: 1.905, t: 2.7686 },
  '5/16': { dk: 13.1572, k: 7.493, side: 5.3594, n: 2.1336, t: 3.4798 },
  '3/8': { dk: 15.7988, k: 9.017, side: 6.4262, n: 2.3876, t: 4.1656 },
} as const

/** Truss heads: head, radius of the dome, slot, width of a cross recess. */
const truss = {
  '2': { dk: 4.9276, k: 1.3462, rf: 3.2766, n: 0.7874, t: 0.7874, m: 2.4638 },
  '4': { dk: 6.5278, k: 1.7526, rf: 4.2926, n: 0.9906, t: 1.016, m: 2.921 },
  '5': { dk: 7.3406, k: 1.9812, rf: 4.8514, n: 1.0922, t: 1.143, m: 3.4544 },
  '6': { dk: 8.1534, k: 2.1844, rf: 5.3594, n: 1.2192, t: 1.27, m: 4.0386 },
  '8': { dk: 9.7536, k: 2.5908, rf: 6.4516, n: 1.3716, t: 1.4732, m: 4.445 },
  '10': { dk: 11.3792, k: 2.9972, rf: 7.1882, n: 1.524, t: 1.7272, m: 4.8768 },
  '12': { dk: 12.9794, k: 3.4036, rf: 8.5344, n: 1.7018, t: 1.9558, m: 6.4008 },
  '1/4': { dk: 14.5542, k: 3.81, rf: 9.525, n: 1.905, t: 2.2098, m: 6.9596 },
  '5/16': { dk: 17.7292, k: 4.6482, rf: 11.6078, n: 2.1336, t: 2.6924, m: 8.001 },
  '3/8': { dk: 20.9042, k: 5.461, rf: 13.6652, n: 2.3876, t: 3.1496, m: 9.7028 },
} as const

/** Slotted round heads: head, slot. */
const round = {
  '2': { dk: 4.1148, k: 1.7526, n: 0.7874, t: 1.2192 },
  '4': { dk: 5.3594, k: 2.1844, n: 0.9906, t: 1.4732 },
  '5': { dk: 5.9944, k: 2.413, n: 1.0922, t: 1.6002 },
  '6': { dk: 6.604, k: 2.6162, n: 1.2192, t: 1.7272 },
  '8': { dk: 7.8486, k: 3.048, n: 1.3716, t: 1.9558 },
  '10': { dk: 9.1186, k: 3.4798, n: 1.524, t: 2.2098 },
  '12': { dk: 10.3632, k: 3.8862, n: 1.7018, t: 2.4384 },
  '1/4': { dk: 11.9888, k: 4.445, n: 1.905, t: 2.7686 },
  '5/16': { dk: 14.986, k: 5.4864, n: 2.1336, t: 3.3528 },
  '3/8': { dk: 17.9832, k: 6.5024, n: 2.3876, t: 3.937 },
} as const

type ScrewNumber = keyof typeof flat

/** Stocked lengths in inches. */
const LENGTHS = inchLengths({ from: 1 / 8, to: 3 }, [2.25, 2.75])

/** Up to this length in mm screws are threaded to the head; longer ones have `LONG_THREAD` of thread at least. */
const FULL_UP_TO = 50.8
const LONG_THREAD = 38.1

/** The sizes of machine screws with threads to the inch: '6-32 x 1/2"', from the figures of a head. */
function inchScrews<Head extends { readonly k: number }>(
  heads: (number: ScrewNumber) => Head,
  { isCountersunk = false } = {},
) {
  return usualThreads(2.1844, 9.525).flatMap(({ d, series }) => {
    const head = heads(numberOf(d))
    const P = unifiedPitch(d, series)
    const thread = unifiedThread(d, series)
    const [cone, shortest] = isCountersunk ? [head.k, head.k + 2 * P] : [0, d * 0.9]
    return LENGTHS.flatMap(inches => {
      const l = toMm(inches)
      if (l < shortest || l > d * 14) return []
      const long = fractionOfInch(inches, '-')
      return [
        {
          code: `${inchCode(thread)}X${inchCode(long)}`,
          label: `${thread.replace('#', '')} x ${long}"`,
          dimensions: { d, l, P, b: l <= FULL_UP_TO ? l - cone : LONG_THREAD, ...head },
        },
      ]
    })
  })
}

function numberOf(d: number): ScrewNumber {
  const number = unifiedSize(d).replace('#', '')
  if (!isNumber(number)) throw new Error(`ASME B18.6.3 has no screws of size ${number}`)
  return number
}

function isNumber(name: string): name is ScrewNumber {
  return Object.hasOwn(flat, name)
}

const countersunk = { isCountersunk: true }
const ANGLE = 82

export const inchPanCross = () =>
  // The standard gives no radius for the dome; heads on sale have about 0.8 of the diameter.
  inchScrews(size => ({ ...panCross[size], rf: panCross[size].dk * 0.8 }))

export const inchPanSlotted = () => inchScrews(size => panSlotted[size])

export const inchFlatCross = () =>
  inchScrews(size => {
    const { dk, k, m } = flat[size]
    return { dk, k, m, a: ANGLE }
  }, countersunk)

export const inchFlatSlotted = () =>
  inchScrews(size => {
    const { dk, k, n, t } = flat[size]
    return { dk, k, n, t, a: ANGLE }
  }, countersunk)

export const inchOvalCross = () =>
  inchScrews(size => {
    const { dk, k, m, rise } = oval[size]
    return { dk, k, m, a: ANGLE, rf: domeRadius(dk, rise) }
  }, countersunk)

export const inchOvalSlotted = () =>
  inchScrews(size => {
    const { dk, k, n, t, rise } = oval[size]
    return { dk, k, n, t, a: ANGLE, rf: domeRadius(dk, rise) }
  }, countersunk)

export const inchRoundSlotted = () =>
  // Nearly a spherical cap: a low side of a twentieth of the height.
  inchScrews(size => ({ ...round[size], rf: domeRadius(round[size].dk, round[size].k * 0.95) }))

export const inchTrussCross = () =>
  inchScrews(size => {
    const { dk, k, m, rf } = truss[size]
    return { dk, k, m, rf }
  })

export const inchTrussSlotted = () =>
  inchScrews(size => {
    const { dk, k, n, t, rf } = truss[size]
    return { dk, k, n, t, rf }
  })

export const inchFillisterSlotted = () =>
  inchScrews(size => {
    const { dk, k, n, t, side } = fillister[size]
    return { dk, k, n, t, rf: domeRadius(dk, k - side) }
  })
