import {
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  lying,
  type Point,
  radius,
  sideView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'

/** How many points stand for the arc of a sphere's section. */
const ARC = 16
const TAN_30 = Math.tan(Math.PI / 6)

interface Section {
  readonly d1: number
  readonly d2: number
  readonly h: number
  /** The closed outline of the cut, [radius, height], from the bottom outwards and up; the washer lies on y = 0. */
  readonly ring: readonly Point[]
  /** Diameters of the edges that are seen from above, besides hole and outside. */
  readonly edges: readonly number[]
}

/** A washer cut along its axis, its top on the left, and as it is seen from there. */
function drawSection({ d1, d2, h, ring, edges }: Section, more: Parameters<typeof frontView>[0] = []) {
  return {
    views: [
      frontView(
        [
          turnedSection(lying(ring)),
          width('h', [-h, -d1 / 2], [0, -d2 / 2], 'below'),
          height('d2', [0, -d2 / 2], [0, d2 / 2], 'right', { prefix: '⌀' }),
          height('d1', [-h, -d1 / 2], [-h, d1 / 2], 'left', { prefix: '⌀' }),
          ...more,
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([[d1, d2, ...edges].map(across => circle([0, 0], across)), centreMark([0, 0], d2)], {
        axes: ['z', 'x'],
      }),
    ],
  }
}

/** A plain washer with a chamfer of 30 degrees round its top, as ISO 7090. */
const chamferedWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Thickness', 'mm'],
  },
  form: ({ d1, d2, h }) => {
    // ISO 7090: between a quarter and a half of the thickness.
    const chamfer = h * 0.3
    const land = d2 / 2 - chamfer / TAN_30
    const ring: readonly Point[] = [
      [d1 / 2, 0],
      [d2 / 2, 0],
      [d2 / 2, h - chamfer],
      [land, h],
      [d1 / 2, h],
    ]
    return { d1, d2, h, ring, edges: [land * 2] }
  },
  draw: form => drawSection(form),
  volume: ({ ring }) => turnedVolume(ring),
})

/** A washer for preloaded bolts of steelwork, chamfered round its hole and its outside, as EN 14399-6. */
const structuralWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Thickness', 'mm'],
    c: ['Inner chamfer', 'mm'],
    e: ['Outer chamfer', 'mm'],
  },
  form: ({ d1, d2, h, c, e }) => {
    const ring: readonly Point[] = [
      [d1 / 2, 0],
      [d2 / 2, 0],
      [d2 / 2, h - e],
      [d2 / 2 - e, h],
      [d1 / 2 + c, h],
      [d1 / 2, h - c],
    ]
    return { d1, d2, h, c, e, ring, edges: [d2 - 2 * e, d1 + 2 * c] }
  },
  draw: form => drawSection(form),
  volume: ({ ring }) => turnedVolume(ring),
})

/** A conical spring washer, as DIN 6796, lying on its outer rim. */
const conicalWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Free height', 'mm'],
    s: ['Thickness', 'mm'],
  },
  form: ({ d1, d2, h, s }) => {
    const ring: readonly Point[] = [
      [d1 / 2, h - s],
      [d2 / 2, 0],
      [d2 / 2, s],
      [d1 / 2, h],
    ]
    return { d1, d2, h, s, ring, edges: [] }
  },
  draw: form => drawSection(form, [width('s', [-form.s, form.d2 / 2], [0, form.d2 / 2], 'above')]),
  volume: ({ ring }) => turnedVolume(ring),
})

/** A washer with a spherical face below, as DIN 6319-C, that lies in a conical seat. */
const sphericalWasher = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Height', 'mm'],
    r: ['Radius of the sphere', 'mm'],
  },
  form: ({ d1, d2, h, r }) => {
    const middle = Math.sqrt(r ** 2 - (d1 / 2) ** 2)
    const sphere = Array.from({ length: ARC + 1 }, (_, step): Point => {
      const out = (d1 + ((d2 - d1) * step) / ARC) / 2
      return [out, middle - Math.sqrt(r ** 2 - out ** 2)]
    })
    const ring: readonly Point[] = [...sphere, [d2 / 2, h], [d1 / 2, h]]
    return { d1, d2, h, r, middle, ring, edges: [] }
  },
  draw: form =>
    drawSection(form, [radius('r', [-form.middle, 0], form.r, { angle: -28, reach: 12, prefix: 'SR' })]),
  volume: ({ ring }) => turnedVolume(ring),
})

/** A seat with a cone of 120 degrees on top for a spherical washer or nut, as DIN 6319-D and G. */
const conicalSeat = defineFamily({
  terms: {
    d1: ['Hole diameter', 'mm'],
    d2: ['Outer diameter', 'mm'],
    h: ['Height', 'mm'],
    d5: ['Mouth of the cone', 'mm'],
  },
  form: ({ d1, d2, h, d5 }) => {
    const ring: readonly Point[] = [
      [d1 / 2, 0],
      [d2 / 2, 0],
      [d2 / 2, h],
      [d5 / 2, h],
      [d1 / 2, h - ((d5 - d1) / 2) * TAN_30],
    ]
    return { d1, d2, h, d5, ring, edges: [d5] }
  },
  draw: ({ d1, d2, h, d5, ring, edges }) => ({
    views: [
      frontView(
        [
          turnedSection(lying(ring)),
          width('h', [-h, -d2 / 2], [0, -d2 / 2], 'below'),
          height('d1', [0, -d1 / 2], [0, d1 / 2], 'right', { prefix: '⌀' }),
          height('d2', [0, -d2 / 2], [0, d2 / 2], 'right', { prefix: '⌀' }),
          height('d5', [-h, -d5 / 2], [-h, d5 / 2], 'left', { prefix: '⌀' }),
        ],
        { axes: ['y', 'x'] },
      ),
      sideView([[d1, d2, ...edges].map(across => circle([0, 0], across)), centreMark([0, 0], d2)], {
        axes: ['z', 'x'],
      }),
    ],
  }),
  volume: ({ ring }) => turnedVolume(ring),
})

export default {
  'chamfered-washer': chamferedWasher,
  'structural-washer': structuralWasher,
  'conical-washer': conicalWasher,
  'spherical-washer': sphericalWasher,
  'conical-seat': conicalSeat,
}
