import {
  arcPoints,
  centreLine,
  defineFamily,
  diameter,
  frontView,
  height,
  outline,
  rect,
  sideView,
  width,
} from '../drawing/kit.ts'

const keyTerms = {
  b: ['Width', 'mm'],
  h: ['Height', 'mm'],
  l: ['Length', 'mm'],
  dmin: ['Shaft diameter above', 'mm'],
  dmax: ['Shaft diameter up to', 'mm'],
  t1: ['Keyway depth in the shaft', 'mm'],
  t2: ['Keyway depth in the hub', 'mm'],
} as const

/** A parallel key with round ends, as DIN 6885-1 form A: its length along y, seen from above. */
const roundKey = defineFamily({
  terms: keyTerms,
  form: dimensions => dimensions,
  draw: ({ b, h, l }) => ({
    views: [
      frontView(
        [
          outline([
            ...arcPoints([(l - b) / 2, 0], b / 2, -90, 90),
            ...arcPoints([-(l - b) / 2, 0], b / 2, 90, 270),
          ]),
          centreLine([-l / 2, 0], [l / 2, 0]),
          width('l', [-l / 2, 0], [l / 2, 0], 'below'),
        ],
        { axes: ['y', 'x'] },
      ),
      keyEnd({ b, h }),
    ],
  }),
  volume: ({ b, h, l }) => ((l - b) * b + (Math.PI / 4) * b ** 2) * h,
})

/** A parallel key with straight ends, as DIN 6885-1 form B: its length along y, seen from above. */
const straightKey = defineFamily({
  terms: keyTerms,
  form: dimensions => dimensions,
  draw: ({ b, h, l }) => ({
    views: [
      frontView(
        [
          rect([-l / 2, -b / 2], [l / 2, b / 2]),
          centreLine([-l / 2, 0], [l / 2, 0]),
          width('l', [-l / 2, -b / 2], [l / 2, -b / 2], 'below'),
        ],
        { axes: ['y', 'x'] },
      ),
      keyEnd({ b, h }),
    ],
  }),
  volume: ({ b, h, l }) => l * b * h,
})

/** A Woodruff key, as DIN 6888: a segment of a disc, its straight edge on top, y = 0 at its lowest point. */
const woodruffKey = defineFamily({
  terms: {
    b: ['Width', 'mm'],
    h: ['Height', 'mm'],
    d2: ['Diameter of the disc', 'mm'],
  },
  form: dimensions => {
    const { h, d2 } = dimensions
    const radius = d2 / 2
    const half = (Math.acos((radius - h) / radius) * 180) / Math.PI
    const segment = arcPoints([0, radius], radius, -90 - half, -90 + half, 288)
    const length = 2 * radius * Math.sin((half * Math.PI) / 180)
    return { ...dimensions, half, segment, length }
  },
  draw: ({ b, h, d2, segment, length }) => ({
    views: [
      frontView(
        [
          outline(segment),
          centreLine([0, 0], [0, h]),
          width(null, [-length / 2, h], [length / 2, h], 'above'),
          height('h', [0, 0], [length / 2, h], 'left'),
          diameter('d2', [0, d2 / 2], d2, { angle: -50, reach: 9 }),
        ],
        { axes: ['x', 'y'] },
      ),
      sideView([rect([-b / 2, 0], [b / 2, h]), width('b', [-b / 2, 0], [b / 2, 0], 'below')], {
        axes: ['z', 'y'],
      }),
    ],
  }),
  volume: ({ b, h, d2, half, length }) =>
    b * ((Math.PI * d2 ** 2 * half) / 720 - ((d2 / 2 - h) * length) / 2),
})

export default { 'round-key': roundKey, 'straight-key': straightKey, 'woodruff-key': woodruffKey }

/** The end of a parallel key. */
function keyEnd({ b, h }: { readonly b: number; readonly h: number }) {
  return sideView(
    [
      rect([-h / 2, -b / 2], [h / 2, b / 2]),
      width('h', [-h / 2, -b / 2], [h / 2, -b / 2], 'below'),
      height('b', [h / 2, -b / 2], [h / 2, b / 2], 'right'),
    ],
    { axes: ['z', 'x'] },
  )
}
