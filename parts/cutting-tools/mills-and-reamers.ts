import { defineFamily, frontView, height, note, type Point, width } from '../drawing/kit.ts'
import { squareLength } from '../geometry/square-length.ts'
import { type Flutes, leadOf, type PolarPoint, runOut } from '../geometry/teeth.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { cuttingEnd, flutedVolume, lineAcross, reachAt, squareSide, toolSide } from './flutes.ts'
import { REAMER_FLOOR, REAMER_HELIX, reamerTooth } from './reamer-teeth.ts'

/** Core of a four-flute finisher: about 0.62 d; fewer flutes leave room for more chips, more flutes make it stiffer. */
const MILL_CORE = 0.62
const coreOf = (z: number) => ({ 2: 0.48, 3: 0.55 })[z] ?? MILL_CORE

/** How deep the gashes of the end teeth are, and how hollow the end is, as shares of the diameter. */
const GASH = 0.1
const DISH = 0.02

/** An end mill, its cutting end at x = 0 on the left. */
const endMill = defineFamily({
  terms: {
    d1: ['Cutting diameter', 'mm'],
    l2: ['Cutting length', 'mm'],
    l1: ['Overall length', 'mm'],
    d2: ['Shank diameter', 'mm'],
    z: ['Flutes', ''],
    λ: ['Helix angle', '°'],
  },
  form: dimensions => {
    const { d1, d2, l1, l2, z, λ } = dimensions
    const radius = d1 / 2
    const core = coreOf(z)
    const across = 360 / z
    const stop = l2 + d1 * 0.55
    const edge = d2 * 0.05
    const flutes: Flutes = {
      tooth: millTooth(radius, core, across),
      teeth: z,
      to: stop,
      lead: leadOf(d1, λ),
      shape: runOut(radius, radius * core, l2 - d1 * 0.1, stop),
      end: (at, angle) => endHeight(at / radius, angle / across) * d1,
    }
    const shank: readonly Point[] = [
      [radius, stop],
      [d2 / 2, stop + Math.max(0, d2 - d1) / 2 + 0.01],
      [d2 / 2, l1 - edge],
      [d2 / 2 - edge, l1],
      [0, l1],
    ]
    return { ...dimensions, edge, stop, flutes, shank }
  },
  draw: ({ d1, d2, l1, l2, λ, edge, flutes, shank }) => {
    const r = d1 / 2
    return {
      views: [
        frontView(
          [
            toolSide({ flutes, edges: [0], shank, length: l1 }),
            lineAcross(flutes, 0),
            [l2, flutes.to].map(y => lineAcross(flutes, y, 'thin')),
            width('l2', [0, -r], [l2, -r], 'below'),
            width('l1', [0, -r], [l1, edge - d2 / 2], 'below'),
            height('d1', [0, -r], [0, r], 'left', { prefix: '⌀' }),
            height('d2', [l1 - edge, -d2 / 2], [l1 - edge, d2 / 2], 'right', { prefix: '⌀' }),
            note([l2 * 0.6, reachAt(flutes, l2 * 0.6)[1]], `Right-hand helix ${λ}°`, {
              angle: 60,
              symbols: ['λ'],
            }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, Math.max(d1, d2)),
      ],
    }
  },
  volume: ({ stop, flutes, shank }) => flutedVolume(flutes) + turnedVolume([[0, stop], ...shank]),
})

/** The first quarter of a reamer's cutting part is a slender taper, by which a hand finds the hole; its depth by diameter. */
const TAPER = { share: 0.25, depth: 0.035 }

/** A hand reamer, its cutting end at x = 0 on the left. */
const handReamer = defineFamily({
  terms: {
    d: ['Diameter', 'mm'],
    l1: ['Overall length', 'mm'],
    l2: ['Cutting length', 'mm'],
    a: ['Square', 'mm'],
    z: ['Flutes', ''],
  },
  form: dimensions => {
    const { d, l1, l2, a, z } = dimensions
    const radius = d / 2
    const chamfer = d * 0.06
    const floor = runOut(radius, radius * REAMER_FLOOR, l2 - d * 0.9, l2)
    const flutes: Flutes = {
      tooth: reamerTooth(radius, 360 / z),
      teeth: z,
      to: l2,
      lead: -leadOf(d, REAMER_HELIX),
      shape: (at, y) => {
        const taper = TAPER.depth * d * Math.max(0, 1 - y / (l2 * TAPER.share))
        return Math.min(floor(at, y), radius - taper - Math.max(0, chamfer - y))
      },
    }
    const square = l1 - squareLength(a)
    const groove = d * 0.03
    const shank: readonly Point[] = [
      [radius, l2],
      [radius, l2 + d * 0.6],
      [radius - groove, l2 + d * 0.6 + groove],
      [radius - groove, l2 + d],
      [radius, l2 + d + groove],
      [radius, square],
    ]
    return { ...dimensions, chamfer, square, flutes, shank }
  },
  draw: ({ d, l1, l2, a, chamfer, square, flutes, shank }) => {
    const r = d / 2
    const tip = flutes.shape(r, 0)
    return {
      views: [
        frontView(
          [
            toolSide({ flutes, edges: [0], shank, length: l1, corners: [chamfer, l2 * TAPER.share] }),
            [0, chamfer].map(y => lineAcross(flutes, y)),
            lineAcross(flutes, l2, 'thin'),
            squareSide(d, a, square, l1),
            width('l2', [0, -tip], [l2, -r], 'below'),
            width('l1', [0, -tip], [l1, -a / 2], 'below'),
            height('d', [square - 10, -r], [square - 10, r], { at: square - 10 }, { prefix: '⌀' }),
            height('a', [l1, -a / 2], [l1, a / 2], 'right', { prefix: '□' }),
          ],
          { axes: ['y', 'x'] },
        ),
        cuttingEnd(flutes, d),
      ],
      notes: [`Left-hand helix ${REAMER_HELIX}°`],
    }
  },
  volume: ({ l1, l2, a, square, flutes, shank }) =>
    flutedVolume(flutes) + turnedVolume([[0, l2], ...shank, [0, square]]) + a ** 2 * (l1 - square),
})

export default { 'end-mill': endMill, 'hand-reamer': handReamer }

/** From the cutting edge: primary and secondary relief, the flute's floor, and the rake face up to the next edge. */
function millTooth(radius: number, core: number, across: number): PolarPoint[] {
  const shares: readonly PolarPoint[] = [
    [1, 0],
    [0.985, 0.09],
    [0.975, 0.13],
    [0.93, 0.22],
    [0.86, 0.32],
    [0.79, 0.42],
    [0.72, 0.52],
    [0.665, 0.62],
    [0.63, 0.72],
    [MILL_CORE, 0.8],
    [0.635, 0.87],
    [0.69, 0.93],
    [0.78, 0.965],
    [0.89, 0.985],
  ]
  // The shares are those of four flutes: a thinner core lets all of them in deeper.
  const deeper = (1 - core) / (1 - MILL_CORE) - 1
  return shares.map(([share, angle]) => [radius * (share - (1 - share) * deeper), angle * across])
}

/** Behind its edge each end tooth rises a little, then a gash makes room for the chips of the next. */
function endHeight(radius: number, share: number): number {
  const dish = DISH * (1 - radius)
  const relief = 0.1 * share * radius
  const gash = share < 0.45 ? 0 : GASH * Math.sin(Math.min(1, (share - 0.45) / 0.4) * (Math.PI / 2))
  const isOnRake = share > 0.9
  return dish + relief + (isOnRake ? gash * ((1 - share) / 0.1) : gash) * Math.min(1, radius * 3)
}
