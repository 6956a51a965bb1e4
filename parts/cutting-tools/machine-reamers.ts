import { defineFamily, frontView, height, note, type Point, width } from '../drawing/kit.ts'
import { type Flutes, leadOf, runOut } from '../geometry/teeth.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { cuttingEnd, flutedVolume, lineAcross, toolSide } from './flutes.ts'
import { morseTaper, tangSide, tangVolume, taperProfile } from './morse-tapers.ts'
import { REAMER_FLOOR, REAMER_HELIX, reamerTooth } from './reamer-teeth.ts'

/** How much thinner than the thinner one of flutes and shank the neck between them is. */
const NECK = 0.92
/** A machine reamer cuts with a short chamfer of 45 degrees only; its depth by diameter. */
const CHAMFER = 0.05

/** A machine reamer with parallel shank, its cutting end at x = 0 on the left. */
const machineReamer = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Cutting length', 'mm'],
    d2: ['Shank diameter', 'mm'],
    z: ['Flutes', ''],
  },
  form: dimensions => {
    const { d, l1, l2, d2 } = dimensions
    const edge = d2 * 0.06
    const neck = (Math.min(d, d2) / 2) * NECK
    // The shank is held over about five diameters; the neck fills what is left.
    const from = Math.max(l2 + d, l1 - Math.max(3.5 * d2, 20))
    const shank: readonly Point[] = [
      [d / 2, l2],
      [neck, l2 + (d / 2 - neck)],
      [neck, from],
      [d2 / 2, from + (d2 / 2 - neck)],
      [d2 / 2, l1 - edge],
      [d2 / 2 - edge, l1],
      [0, l1],
    ]
    return { ...dimensions, ...cuttingPart(dimensions), edge, shank }
  },
  draw: ({ d, l1, l2, d2, edge, chamfer, flutes, shank }) => {
    const [r, tip] = [d / 2, flutes.shape(d / 2, 0)]
    return {
      views: [
        frontView(
          [
            toolSide({ flutes, edges: [0], shank, length: l1, corners: [chamfer] }),
            [0, chamfer].map(y => lineAcross(flutes, y)),
            lineAcross(flutes, l2, 'thin'),
            width('l2', [0, -tip], [l2, -r], 'below'),
            width('l1', [0, -tip], [l1, edge - d2 / 2], 'below'),
            height('d', [chamfer, -r], [chamfer, r], 'left', { prefix: '⌀' }),
            height('d2', [l1 - edge, -d2 / 2], [l1 - edge, d2 / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, Math.max(d, d2)),
      ],
      notes: [`Left-hand helix ${REAMER_HELIX}°`],
    }
  },
  volume: ({ l2, flutes, shank }) => flutedVolume(flutes) + turnedVolume([[0, l2], ...shank]),
})

/** A machine reamer with a Morse taper shank, its cutting end at x = 0 on the left. */
const taperShankReamer = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Cutting length', 'mm'],
    MK: ['Morse taper', ''],
    z: ['Flutes', ''],
  },
  form: dimensions => {
    const { d, l1, l2, MK } = dimensions
    const taper = morseTaper(MK, l1)
    const neck = Math.min(d / 2, taper.radius) * NECK
    const shank: readonly Point[] = [
      [d / 2, l2],
      [neck, l2 + (d / 2 - neck)],
      [neck, taper.from],
      ...taperProfile(taper),
    ]
    return { ...dimensions, ...cuttingPart(dimensions), taper, shank }
  },
  draw: ({ d, l1, l2, MK, chamfer, flutes, taper, shank }) => {
    const [r, tip] = [d / 2, flutes.shape(d / 2, 0)]
    const middle = (taper.from + taper.tangFrom) / 2
    return {
      views: [
        frontView(
          [
            toolSide({ flutes, edges: [0], shank, length: l1, corners: [chamfer] }),
            tangSide(taper),
            [0, chamfer].map(y => lineAcross(flutes, y)),
            lineAcross(flutes, l2, 'thin'),
            width('l2', [0, -tip], [l2, -r], 'below'),
            width('l1', [0, -tip], [l1, -taper.tangRadius * 0.8], 'below'),
            height('d', [chamfer, -r], [chamfer, r], 'left', { prefix: '⌀' }),
            note([middle, (taper.radius + taper.smallRadius) / 2], `Morse taper ${MK}, DIN 228-B`, {
              angle: 60,
              symbols: ['MK'],
            }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, 2 * Math.max(r, taper.radius)),
      ],
      notes: [`Left-hand helix ${REAMER_HELIX}°`],
    }
  },
  volume: ({ l2, flutes, taper, shank }) =>
    flutedVolume(flutes) + turnedVolume([[0, l2], ...shank, [0, taper.tangFrom]]) + tangVolume(taper),
})

export default { 'machine-reamer': machineReamer, 'taper-shank-reamer': taperShankReamer }

/** The fluted part of a machine reamer: cylindrical behind its chamfer. */
function cuttingPart({ d, l2, z }: Readonly<Record<'d' | 'l2' | 'z', number>>) {
  const radius = d / 2
  const chamfer = d * CHAMFER
  const floor = runOut(radius, radius * REAMER_FLOOR, l2 - d * 0.5, l2)
  const flutes: Flutes = {
    tooth: reamerTooth(radius, 360 / z),
    teeth: z,
    to: l2,
    lead: -leadOf(d, REAMER_HELIX),
    shape: (at, y) => Math.min(floor(at, y), radius - Math.max(0, chamfer - y)),
  }
  return { flutes, chamfer }
}
