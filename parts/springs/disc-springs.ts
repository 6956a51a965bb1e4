import {
  centreLine,
  centreMark,
  circle,
  defineFamily,
  diameter,
  frontView,
  height,
  line,
  note,
  type Point,
  roundCorners,
  type Shape,
  sideView,
  topView,
  turnedSection,
  width,
} from '../drawing/kit.ts'
import { turnedVolume } from '../geometry/volumes.ts'
import { seenWire } from './wire-view.ts'

/** DIN 2093: edges are rounded; by this share of the thickness. */
const ROUNDING = 0.12
/** In how many steps a turn of a wave spring is wound, and its highest and lowest places are looked for. */
const PER_TURN = 144

/** Disc springs, one or a column set against each other in series, as DIN 2093 (EN 16983), cut along their axis. */
const discSpring = defineFamily({
  terms: {
    De: ['Outer diameter', 'mm'],
    Di: ['Inner diameter', 'mm'],
    F: ['Force at 75 % of the travel', 'N'],
    t: ['Thickness', 'mm'],
    l0: ['Height of a disc', 'mm'],
    i: ['Discs in series', ''],
    R: ['Mean spring rate', 'N/mm'],
  },
  form: dimensions => {
    const { De, Di, t, l0, i } = dimensions
    return {
      ...dimensions,
      ring: discSection(De / 2, Di / 2, t, l0),
      /** Each disc, from the left: the first stands on its rim, the next on that one's inner edge. */
      discs: Array.from({ length: i }, (_, index) => ({ from: index * l0, isOnItsRim: index % 2 === 0 })),
    }
  },
  draw: ({ De, Di, t, l0, i, ring, discs }) => {
    const face = ring.find(([r]) => r > De / 4 + Di / 4 && r < De / 2 - 0.2) ?? [De / 2, t]
    const rim = ring.reduce((lowest, point) => (point[1] < lowest[1] ? point : lowest))[0]
    return {
      views: [
        frontView(
          [
            discs.map(({ from, isOnItsRim }) => {
              const cut = ring.map(([r, y]): Point => [from + (isOnItsRim ? y : l0 - y), r])
              const at = isOnItsRim ? from : from + l0
              // The rim behind the cut, as the disc is hollow towards it.
              return [...turnedSection(cut, isOnItsRim ? 45 : 135), line([at, -rim], [at, rim])]
            }),
            width('l0', [0, -De / 2 + t], [l0, -Di / 2], 'below'),
            height('De', [t / 2, -De / 2], [t / 2, De / 2], 'left', { prefix: '⌀' }),
            height('Di', [i * l0 - t / 2, -Di / 2], [i * l0 - t / 2, Di / 2], 'right', { prefix: '⌀' }),
            note([face[1], face[0]], `Thickness ${t}`, { angle: 55, reach: 12, symbols: ['t'] }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView([circle([0, 0], De), circle([0, 0], Di), centreMark([0, 0], De)], { axes: ['z', 'x'] }),
      ],
      notes: ['Edges rounded'],
    }
  },
  volume: ({ ring, discs }) => turnedVolume(ring) * discs.length,
})

/** A wave spring of flat wire, its turns crest to crest: half a wave over, so that each stands on the one below. */
const waveSpring = defineFamily({
  terms: {
    De: ['Outer diameter', 'mm'],
    Di: ['Inner diameter', 'mm'],
    L0: ['Free height', 'mm'],
    R: ['Spring rate', 'N/mm'],
    t: ['Wire thickness', 'mm'],
    Z: ['Turns', ''],
    N: ['Waves per turn', ''],
  },
  form: dimensions => {
    const { De, Di, L0, t, N, Z } = dimensions
    const across = (De - Di) / 2
    return {
      ...dimensions,
      across,
      radius: (De + Di) / 4,
      perTurn: PER_TURN,
      /** The strip's section about its middle: [outwards, upwards]. */
      section: roundCorners(
        [
          [-across / 2, -t / 2],
          [across / 2, -t / 2],
          [across / 2, t / 2],
          [-across / 2, t / 2],
        ],
        t * 0.3,
        { isClosed: true, steps: 3 },
      ),
      heightAt: wavesOf({ height: L0, thickness: t, waves: N, turns: Z }),
    }
  },
  draw: form => {
    const { De, Di, L0, t, Z, heightAt } = form
    return {
      views: [
        frontView(
          [
            seenStrip(form),
            centreLine([0, 0], [0, L0]),
            height('L0', [-De / 2, 0], [-De / 2, L0], 'left'),
            width('De', [-De / 2, L0 / 2], [De / 2, L0 / 2], 'below', { prefix: '⌀' }),
            note([De / 2, heightAt(Z)], `Wire ${t} thick`, { angle: 30, symbols: ['t'] }),
          ],
          { axes: ['x', 'y'] },
        ),
        topView(
          [
            circle([0, 0], De),
            circle([0, 0], Di),
            centreMark([0, 0], De),
            diameter('Di', [0, 0], Di, { angle: 35, reach: 24 }),
          ],
          { axes: ['x', 'z'] },
        ),
      ],
      notes: ['Crest to crest, ends cut plain'],
    }
  },
  volume: ({ De, Di, t, Z }) => ((Math.PI * (De ** 2 - Di ** 2)) / 4) * t * Z,
})

export default { 'disc-spring': discSpring, 'wave-spring': waveSpring }

/**
 * A conical strip of thickness t with rounded edges, square to its faces: De is its widest place, Di its narrowest, and it
 * stands l0 high. A closed outline of [radius, y], each point once.
 */
function discSection(outer: number, inner: number, t: number, l0: number): Point[] {
  const reach = outer - inner
  // Slope and breadth follow from each other: broad * sin + t * cos = l0, broad * cos + t * sin = reach.
  let slope = 0
  for (let round = 0; round < 20; round++)
    slope = Math.atan2(l0 - t * Math.cos(slope), reach - t * Math.sin(slope))
  const [sin, cos] = [Math.sin(slope), Math.cos(slope)]
  const broad = (reach - t * sin) / cos
  const at = (along: number, up: number): Point => [
    outer - t * sin - along * cos + up * sin,
    along * sin + up * cos,
  ]
  const corners = [at(0, 0), at(0, t), at(broad, t), at(broad, 0)]
  const rounded = roundCorners(corners, t * ROUNDING, { isClosed: true, steps: 4 })
  return fit(rounded, [inner, outer], [0, l0])
}

/** Rounding takes a hair off the extremes: the outline is drawn out to them again. */
function fit(points: readonly Point[], [left, right]: Point, [bottom, top]: Point): Point[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return points.map(([x, y]) => [
    left + ((x - x0) * (right - left)) / (x1 - x0),
    bottom + ((y - y0) * (top - bottom)) / (y1 - y0),
  ])
}

interface Waves {
  /** Free height over all, in mm. */
  readonly height: number
  readonly thickness: number
  /** Waves a turn: a half one over, so that each turn's crests meet the next one's troughs. */
  readonly waves: number
  readonly turns: number
}

/** Height of the strip's middle after so many turns, in mm, when the spring stands on 0 and is as high as it should be. */
function wavesOf(spring: Waves): (turn: number) => number {
  const amplitude = amplitudeOf(spring)
  const [lowest] = span(spring, amplitude)
  return turn => middleAt(spring, amplitude, turn) - lowest + spring.thickness / 2
}

/** A turn rises by what two waves and the strip take up where they touch. */
function middleAt({ thickness, waves }: Waves, amplitude: number, turn: number): number {
  return (2 * amplitude + thickness) * turn + amplitude * Math.cos(2 * Math.PI * waves * turn)
}

function span(spring: Waves, amplitude: number): readonly [lowest: number, highest: number] {
  const heights = Array.from({ length: Math.round(spring.turns * PER_TURN) + 1 }, (_, step) =>
    middleAt(spring, amplitude, step / PER_TURN),
  )
  return [Math.min(...heights), Math.max(...heights)]
}

/** Half the height of a wave, found by halving: the spring grows steadily with it. */
function amplitudeOf(spring: Waves): number {
  let [low, high] = [0, spring.height]
  for (let round = 0; round < 50; round++) {
    const tried = (low + high) / 2
    const [lowest, highest] = span(spring, tried)
    if (highest - lowest + spring.thickness < spring.height) low = tried
    else high = tried
  }
  return (low + high) / 2
}

interface Strip {
  readonly radius: number
  readonly across: number
  readonly heightAt: (turn: number) => number
  readonly t: number
  readonly Z: number
}

/** A wound strip from the side, its axis upright: as a whole and each of its narrow sides, all of them sharp-edged. */
function seenStrip({ radius, across, heightAt, t, Z }: Strip): Shape[] {
  const side = (out: number, half = t / 2): Point[] => [
    [out, -half],
    [out, half],
  ]
  // A hair within the strip, so that they do not hide its own outline.
  const narrow = [-0.4999, 0.4999].map(share => side(across * share, t * 0.4999))
  const wound = (outline: readonly Point[], middle: number) =>
    Array.from({ length: Math.round(Z * PER_TURN) + 1 }, (_, step) => {
      const turn = step / PER_TURN
      const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)]
      const y = heightAt(turn)
      return {
        at: [(radius + middle) * cos, y] as const,
        depth: -(radius + middle) * sin,
        outline: outline.map(([out, up]): Point => [(radius + out) * cos, y + up]),
      }
    })
  const whole = [...side(-across / 2).toReversed(), ...side(across / 2)]
  return seenWire(wound(whole, 0), ...narrow.map(outline => wound(outline, outline[0]?.[0] ?? 0)))
}
