import {
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  outline,
  type Point,
  path,
  rect,
  topView,
  width,
} from '../drawing/kit.ts'
import { cylinderVolume } from '../geometry/volumes.ts'

const STEPS = 32
/** How far teeth are twisted out of the plane of their washer, in degrees. */
const TWIST = 16
/** How much of the breadth of a toothed washer is its ring. */
const RING = 0.5

/** A curved spring washer, as DIN 137-A: bent about z, standing on two edges of its rim. */
const curvedWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Free height', 'mm'],
    s: ['Thickness', 'mm'],
  },
  form: dimensions => {
    const { d2, h, s } = dimensions
    const rise = h - s
    const bend = (d2 ** 2 / 4 + rise ** 2) / (2 * rise)
    /** How high the lower face lies at this distance from the middle. */
    const heightAt = (x: number) => Math.sqrt(bend ** 2 - x ** 2) - (bend - rise)
    return { ...dimensions, heightAt }
  },
  draw: ({ d1, d2, h, s, heightAt }) => {
    const edge = (up: number) =>
      Array.from({ length: STEPS + 1 }, (_, step): Point => {
        const x = d2 * (step / STEPS - 0.5)
        return [x, heightAt(x) + up]
      })
    return {
      views: [
        frontView(
          [
            outline([...edge(0), ...edge(s).toReversed()]),
            centreLine([0, 0], [0, h]),
            height('h', [-d2 / 2, 0], [0, h], 'left'),
            height('s', [d2 / 2, 0], [d2 / 2, s], 'right'),
          ],
          { axes: ['x', 'y'] },
        ),
        topView(
          [
            circle([0, 0], d2),
            circle([0, 0], d1),
            centreMark([0, 0], d2),
            height('d1', [0, -d1 / 2], [0, d1 / 2], 'left', { prefix: '⌀' }),
            width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'below', { prefix: '⌀' }),
          ],
          { axes: ['x', 'z'] },
        ),
      ],
    }
  },
  volume: ({ d1, d2, s }) => cylinderVolume(d2, s) - cylinderVolume(d1, s),
})

/** A washer with twisted teeth outside or inside of a flat ring, as DIN 6798-A and J. */
const toothed = (isInternal: boolean) =>
  defineFamily({
    terms: {
      d1: ['Hole diameter', 'mm'],
      d2: ['Outer diameter', 'mm'],
      s: ['Thickness', 'mm'],
      N: ['Teeth', ''],
    },
    form: dimensions => {
      const { d1, d2, s, N } = dimensions
      const breadth = (d2 - d1) / 2
      const ring = isInternal
        ? { inner: d2 - 2 * breadth * RING, outer: d2 }
        : { inner: d1, outer: d1 + 2 * breadth * RING }
      const foot = (isInternal ? ring.inner : ring.outer) / 2
      const tip = (isInternal ? d1 : d2) / 2
      const pitch = (2 * Math.PI) / N
      const twist = (TWIST * Math.PI) / 180
      /** Half the breadth of a tooth at its foot and at its tip, flat. */
      const half = { foot: foot * pitch * 0.36, tip: tip * pitch * (isInternal ? 0.3 : 0.36) }
      /** Half of what a twisted tooth measures across as seen from above. */
      const seen = (flat: number) => flat * Math.cos(twist) + (s / 2) * Math.sin(twist)
      // The corners of an outer tooth's tip lie on the outside, the middle of an inner tooth's tip on the hole.
      const reach = isInternal ? tip : Math.sqrt(tip ** 2 - seen(half.tip) ** 2)
      // The foot reaches into the ring, as a chord leaves a gap there.
      const start = isInternal ? foot + s * 0.5 : foot - s * 0.5
      const taper = (half.foot - half.tip) / Math.abs(foot - reach)
      const tooth = { start, reach, half, startHalf: half.foot + taper * s * 0.5, twist }
      const rise = Math.max(half.foot, half.tip) * Math.sin(twist)
      return { ...dimensions, ring, foot, tooth, seen, total: s * Math.cos(twist) + 2 * rise }
    },
    draw: ({ d1, d2, s, N, ring, foot, tooth: { reach, half }, seen, total }) => {
      const turned = ([x, y]: Point, turn: number): Point => [
        x * Math.cos(turn) - y * Math.sin(turn),
        x * Math.sin(turn) + y * Math.cos(turn),
      ]
      const [wide, narrow] = [seen(half.foot), seen(half.tip)]
      const root = Math.sqrt(foot ** 2 - wide ** 2)
      const corners: readonly Point[] = [
        [root, -wide],
        [reach, -narrow],
        [reach, narrow],
        [root, wide],
      ]
      const gap = 360 / N - (2 * Math.asin(wide / foot) * 180) / Math.PI
      const edge = Array.from({ length: N }, (_, index) => {
        const turn = (2 * Math.PI * index) / N
        const end = (turn * 180) / Math.PI + (Math.asin(wide / foot) * 180) / Math.PI
        return [...corners.map(corner => turned(corner, turn)), ...arcPoints([0, 0], foot, end, end + gap, 4)]
      }).flat()
      return {
        views: [
          frontView(
            [
              rect([-d2 / 2, 0], [d2 / 2, s]),
              path([
                [-d2 / 2, (s - total) / 2],
                [-d2 / 2, (s + total) / 2],
              ]),
              path([
                [d2 / 2, (s - total) / 2],
                [d2 / 2, (s + total) / 2],
              ]),
              centreLine([0, 0], [0, s]),
              height('s', [0, 0], [0, s], { at: d2 * 0.62 }),
              width('d2', [-d2 / 2, 0], [d2 / 2, 0], 'above', { prefix: '⌀' }),
            ],
            { simplified: 'the teeth by how far they stand out of the ring' },
          ),
          topView(
            [
              outline(edge),
              circle([0, 0], isInternal ? ring.outer : ring.inner),
              centreMark([0, 0], d2),
              height('d1', [0, -d1 / 2], [0, d1 / 2], 'left', { prefix: '⌀' }),
            ],
            { axes: ['x', 'z'] },
          ),
        ],
        notes: [`${N} teeth`],
      }
    },
    volume: ({ s, N, ring, foot, tooth: { reach, half } }) => {
      const flat = cylinderVolume(ring.outer, s) - cylinderVolume(ring.inner, s)
      return flat + N * (half.foot + half.tip) * Math.abs(reach - foot) * s
    },
  })

export default {
  'curved-washer': curvedWasher,
  'toothed-washer': toothed(false),
  'internal-toothed-washer': toothed(true),
}
