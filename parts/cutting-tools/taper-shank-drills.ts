import { angleBetween, defineFamily, frontView, height, note, type Point, width } from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { drillFlutes, LAND_EDGES } from './drill-flutes.ts'
import { cuttingEnd, flutedVolume, lineAcross, reachAt, toolSide } from './flutes.ts'
import { morseTaper, tangSide, tangVolume, taperProfile } from './morse-tapers.ts'

/** How much thinner than the drill its neck is. */
const NECK = 0.97

/** A twist drill of type N with a Morse taper shank, its point at x = 0 on the left. */
const taperShankDrill = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Flute length', 'mm'],
    MK: ['Morse taper', ''],
    σ: ['Point angle', '°'],
    γ: ['Side rake angle', '°'],
  },
  form: dimensions => {
    const { d, l1, l2, MK } = dimensions
    const taper = morseTaper(MK, l1)
    const neck = (d / 2) * NECK
    const shank: readonly Point[] = [
      [d / 2, l2],
      [neck, l2 + d * 0.02],
      [neck, taper.from],
      ...taperProfile(taper),
    ]
    return { ...dimensions, ...drillFlutes(dimensions), taper, shank }
  },
  draw: ({ d, l1, l2, σ, γ, MK, flutes, lip, taper, shank }) => {
    const r = d / 2
    const middle = (taper.from + taper.tangFrom) / 2
    return {
      views: [
        frontView(
          [
            toolSide({ flutes, edges: LAND_EDGES, shank, length: l1, corners: [lip] }),
            tangSide(taper),
            lineAcross(flutes, l2, 'thin'),
            width('l2', [0, 0], [l2, -r], 'below'),
            width('l1', [0, 0], [l1, -taper.tangRadius * 0.8], 'below'),
            height('d', [l2, -r], [l2, r], { at: (l2 + taper.from) / 2 }, { prefix: '⌀' }),
            angleBetween('σ', [0, 0], 180 - σ / 2, 180 + σ / 2, d * 0.9),
            note([l2 * 0.25, reachAt(flutes, l2 * 0.25)[1]], `Right-hand helix ${γ}°`, {
              angle: 60,
              symbols: ['γ'],
            }),
            note([middle, (taper.radius + taper.smallRadius) / 2], `Morse taper ${MK}, DIN 228-B`, {
              angle: 60,
              symbols: ['MK'],
            }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, 2 * Math.max(r, taper.radius)),
      ],
    }
  },
  volume: ({ l2, flutes, taper, shank }) =>
    flutedVolume(flutes) + turnedVolume([[0, l2], ...shank, [0, taper.tangFrom]]) + tangVolume(taper),
})

export default { 'taper-shank-drill': taperShankDrill }
