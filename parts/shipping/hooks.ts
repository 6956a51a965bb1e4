import {
  arc,
  arcPoints,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  mirrored,
  note,
  outline,
  type Point,
  path,
  rect,
  roundCorners,
  type Shape,
  sideView,
  width,
} from '../drawing/kit.ts'
import { beside, smooth } from '../drawing/shapes/beside.ts'
import { between } from './passages.ts'

/** A clevis sling hook, EN 1677-2: the load hangs under the pin at x = 0, the bowl is round about the origin, the nose left. */
const slingHook = defineFamily({
  terms: {
    d: ['For chain', 'mm'],
    WLL: ['Working load limit', 't'],
    E: ['Effective length', 'mm'],
    B: ['Bowl, inside width', 'mm'],
    H: ['Bowl depth', 'mm'],
    D: ['Pin diameter', 'mm'],
    g: ['Clevis opening', 'mm'],
  },
  form: dimensions => {
    const { B, E, H, D } = dimensions
    const bowl = B / 2
    const pinAt = E - bowl
    return {
      ...dimensions,
      bowl,
      pinAt,
      stations: hookStations(bowl, H, pinAt - D * 1.7),
      ...clevisForm(pinAt, D),
    }
  },
  draw: ({ d, B, H, D, g, bowl, pinAt, stations, foot, ear, block, thickness }) => {
    const seen = stations.slice(1)
    const middle = seen.map(([x, y]): Point => [x, y])
    const depth = (index: number) => seen[index]?.[2] ?? 0
    const below = ([, y]: Point) => y < foot - D * (CLEVIS.block / 2 - 0.15)
    const outer = smooth(beside(middle, depth)).filter(below)
    const inner = smooth(beside(middle, index => -depth(index))).filter(below)
    const reach = g / 2 + thickness
    const widths = seen.map(([, y, , half]): Point => [half, y]).filter(([, y]) => y > -bowl)
    const wide = H * 0.41
    return {
      views: [
        frontView(
          [
            outline(ear),
            outline(block),
            path([...outer, ...inner.toReversed()]),
            circle([0, pinAt], D),
            centreMark([0, pinAt], D * 2.2),
            centreLine([0, -bowl - H], [0, pinAt]),
            centreMark([0, 0], B),
            diameter('D', [0, pinAt], D, { angle: 35 }),
            height('E', [0, -bowl], [0, pinAt], 'left'),
            height('H', [0, -bowl - H], [0, -bowl], 'right'),
            width('B', [-bowl, 0], [bowl, 0], 'below'),
            note([-D * 0.6, pinAt + D * 0.9], `For chain ⌀${d}`, { angle: 140, symbols: ['d'] }),
          ],
          { simplified: 'drawn without its latch' },
        ),
        sideView(
          [
            rect([-reach, foot], [-g / 2, pinAt + D * CLEVIS.round]),
            rect([g / 2, foot], [reach, pinAt + D * CLEVIS.round]),
            rect([-reach + 0.6, foot - D * 0.7], [reach - 0.6, foot + D * 0.62]),
            rect([-g / 2, pinAt - D / 2], [g / 2, pinAt + D / 2]),
            ...[-1, 1].map(side =>
              path(
                smooth([
                  [side * H * 0.36, foot - D * 0.7],
                  ...widths.slice(2, 5).map(([half, y]): Point => [side * half, y]),
                  [side * wide, -bowl - H * 0.5],
                  [side * wide * 0.7, -bowl - H * 0.92],
                  [0, -bowl - H],
                ]),
              ),
            ),
            centreLine([0, -bowl - H], [0, pinAt + D]),
            width('g', [-g / 2, pinAt + D], [g / 2, pinAt + D], 'above'),
          ],
          { simplified: 'drawn without its latch' },
        ),
      ],
      notes: ['Drawn without its latch'],
    }
  },
})

/** A snap hook, DIN 5299 form C: pear-shaped, its gate on the right, the wide end below. */
const snapHook = defineFamily({
  terms: {
    l: ['Length', 'mm'],
    d: ['Rod diameter', 'mm'],
    F: ['Static load', 'kN'],
    b: ['Width', 'mm'],
    g: ['Gate diameter', 'mm'],
  },
  form: dimensions => {
    const { l, d, b, g } = dimensions
    const wide = (b - d) / 2
    const narrow = wide * 0.62
    const low = -l / 2 + d / 2 + wide
    const high = l / 2 - d / 2 - narrow
    const lean = Math.asin((wide - narrow) / (high - low))
    /** A point beside the middle line of a straight flank: how far along it (0 to 1) and how far out, in mm. */
    const flank = (share: number, out = 0, side = 1): Point => {
      const radius = wide + (narrow - wide) * share + out
      return [side * radius * Math.cos(lean), low + (high - low) * share + radius * Math.sin(lean)]
    }
    const fork = (d * 1.06) / g
    return {
      ...dimensions,
      wide,
      narrow,
      low,
      high,
      tilt: (lean * 180) / Math.PI,
      flank,
      /** Places along the right flank: where the gate begins, turns, takes the nose's pin, and closes on the nose. */
      gate: { from: 0.0496, pivot: 0.1, pin: 0.9022, nose: 0.94 },
      /** The gate's radius by the share of its length: a slim rod with a fork over the pivot and one over the nose. */
      gateRadius: (share: number) =>
        (g / 2) *
        between(
          [
            [0, fork * 0.7],
            [0.03, fork],
            [0.14, fork],
            [0.24, 1],
            [0.82, 1],
            [0.9, fork * 0.98],
            [0.98, fork * 0.98],
            [1, fork * 0.86],
          ],
          share,
        ),
      /** Radius of the gate's rivet and of the nose's pin, and how far both stand out to either side. */
      rivet: d * 0.19,
      pin: d * 0.15,
      pinReach: d * 0.56,
    }
  },
  draw: ({ l, d, b, g, wide, narrow, low, high, tilt, flank, gate, gateRadius, rivet, pin, pinReach }) => {
    const rod = (out: number): Shape[] => [
      arc([0, low], wide + out, 180 - tilt, 360 + tilt),
      arc([0, high], narrow + out, tilt, 180 - tilt),
      line(flank(0, out, -1), flank(1, out, -1)),
      // The rod's ends taper within the forks of the gate.
      line(flank(0, out), flank(gate.from + 0.022, out * 0.96)),
      path([flank(1, out), flank(0.985, out * 0.98), flank(gate.nose, out * 0.78)]),
    ]
    const shares = Array.from({ length: 61 }, (_, step) => step / 60)
    const along = (share: number) => gate.from + (gate.nose - gate.from) * share
    const edge = (side: 1 | -1) => shares.map(share => flank(along(share), side * gateRadius(share)))
    const forks = [shares.filter(share => share < 0.5), shares.filter(share => share > 0.5)].map(half =>
      half
        .filter(share => gateRadius(share) > d / 2)
        .map((share): Point => [gateRadius(share), flank(along(share))[1]]),
    )
    const standOut = (place: number, radius: number) => {
      const [, y] = flank(place)
      return rect([d / 2, y - radius], [pinReach, y + radius])
    }
    return {
      views: [
        frontView(
          [
            ...rod(d / 2),
            ...rod(-d / 2),
            outline([...edge(1), ...edge(-1).toReversed()]),
            circle(flank(gate.pivot), rivet * 2),
            circle(flank(gate.pin), pin * 2),
            centreLine([0, -l / 2], [0, l / 2]),
            height('l', [0, -l / 2], [0, l / 2], 'left'),
            width('b', [-b / 2, low], [b / 2, low], 'below'),
            note(flank(0.5, g / 2), `Gate ⌀${g}`, { angle: 25, reach: 8, symbols: ['g'] }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            ...mirrored(
              [
                line([d / 2, d / 2 - l / 2], [d / 2, l / 2 - d / 2]),
                ...forks.map(points => path(points)),
                standOut(gate.pivot, rivet),
                standOut(gate.pin, pin),
              ],
              'y',
            ),
            arc([0, l / 2 - d / 2], d / 2, 0, 180),
            arc([0, d / 2 - l / 2], d / 2, 180, 360),
            centreLine([0, -l / 2], [0, l / 2]),
            width('d', [-d / 2, d / 2 - l / 2], [d / 2, d / 2 - l / 2], 'below', { prefix: '⌀' }),
          ],
          { axes: ['z', 'y'] },
        ),
      ],
    }
  },
})

export default { 'sling-hook': slingHook, 'snap-hook': snapHook }

/** A place on the hook's middle line, with its half depth in the plane of the hook and its half width across, in mm. */
type Station = readonly [x: number, y: number, depth: number, width: number]

/** A sling hook from its shank round the bowl to the nose; the bowl is round about the origin, thickest under the load. */
function hookStations(bowl: number, depth: number, top: number): readonly Station[] {
  const round = (degrees: number, share: number, across: number): Station => {
    const half = depth * share
    const angle = (degrees * Math.PI) / 180
    return [(bowl + half) * Math.cos(angle), (bowl + half) * Math.sin(angle), half, depth * across]
  }
  return [
    [0, top + depth * 0.2, depth * 0.47, depth * 0.5],
    [bowl * 0.06, top - depth * 0.22, depth * 0.38, depth * 0.4],
    [bowl * 0.55, top - depth * 0.78, depth * 0.37, depth * 0.36],
    [bowl * 1.2, bowl * 0.95, depth * 0.39, depth * 0.36],
    round(5, 0.42, 0.37),
    round(-25, 0.45, 0.385),
    round(-50, 0.48, 0.4),
    round(-72, 0.495, 0.41),
    round(-90, 0.5, 0.41),
    round(-108, 0.495, 0.41),
    round(-130, 0.46, 0.395),
    round(-152, 0.4, 0.37),
    round(-174, 0.34, 0.34),
    [-(bowl + depth * 0.3), bowl * 0.3, depth * 0.3, depth * 0.32],
    [-(bowl + depth * 0.29), bowl * 0.62, depth * 0.26, depth * 0.29],
    [-(bowl + depth * 0.31), bowl * 0.86, depth * 0.23, depth * 0.26],
    [-(bowl + depth * 0.335), bowl * 1.03, depth * 0.185, depth * 0.21],
    [-(bowl + depth * 0.345), bowl * 1.12, depth * 0.12, depth * 0.14],
    [-(bowl + depth * 0.35), bowl * 1.155, depth * 0.03, depth * 0.04],
  ]
}

/** Of the clevis, by the diameter of its pin: EN 1677-2 leaves these to the maker. */
const CLEVIS = { ear: 0.78, round: 1.12, foot: 1.75, block: 1.35, blockWidth: 2.1 } as const

/** Two ears on a common foot, which take the last link of the chain between them. */
function clevisForm(pinAt: number, bolt: number) {
  const foot = pinAt - bolt * CLEVIS.foot
  const [half, middle, rise] = [(bolt * CLEVIS.blockWidth) / 2, foot - bolt * 0.05, (bolt * CLEVIS.block) / 2]
  return {
    foot,
    thickness: bolt * CLEVIS.ear,
    ear: roundCorners(
      [
        ...arcPoints([0, pinAt], bolt * CLEVIS.round, -20, 200, 28),
        [-bolt * 1.02, foot - bolt * 0.2],
        [bolt * 1.02, foot - bolt * 0.2],
      ],
      [...Array.from({ length: 29 }, () => 0), bolt * 0.5, bolt * 0.5],
      { isClosed: true },
    ),
    block: roundCorners(
      [
        [-half, middle - rise],
        [half, middle - rise],
        [half, middle + rise],
        [-half, middle + rise],
      ],
      bolt * 0.5,
      { isClosed: true },
    ),
  }
}
