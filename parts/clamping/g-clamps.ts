import {
  behind,
  centreLine,
  defineFamily,
  frontView,
  height,
  minorDiameter,
  note,
  outline,
  type Point,
  rect,
  roundCorners,
  sideView,
  standing,
  threadedRod,
  turn,
  width,
} from '../drawing/kit.ts'
import { closed } from './outlines.ts'

/** How far the clamp is shown screwed in, as a share of its opening. */
const CLOSED_BY = 0.42
/** Height of the frame's section, as a share of the opening. */
const SECTION = 0.2
/** Diameter of the boss that the spindle turns in, as a multiple of the spindle's. */
const BOSS = 2.1

/** A G-clamp on its face and from its open side; the spindle stands part of the way down. */
const gClamp = defineFamily({
  terms: {
    a: ['Opening', 'mm'],
    b: ['Throat depth', 'mm'],
    F: ['Clamping force', 'kN'],
    d: ['Spindle', 'mm'],
    P: ['Pitch', 'mm'],
    t: ['Frame width', 'mm'],
  },
  form: dimensions => {
    const { a, d, P } = dimensions
    const section = a * SECTION
    const boss = d * BOSS
    const root = minorDiameter(d, P)
    const opening = a * (1 - CLOSED_BY)
    const top = opening + a + section * 0.9
    const head = d * 1.5
    const reach = d * 3.4
    // The bar has slid down to one of its ends, as it does.
    const slide = reach * 0.28
    return {
      ...dimensions,
      section,
      opening,
      frame: frameOutline(dimensions),
      /** The boss that the spindle turns in, and the anvil: turned about the spindle's axis. */
      nut: roundCorners(
        [
          [0, a + 2],
          [boss / 2, a + 2],
          [boss / 2, a + section + 9],
          [d * 0.62, a + section + 9],
          [d * 0.5, a + section + 6],
        ],
        [0, 1.5, 1.5, 0.5, 0],
      ),
      anvil: roundCorners(
        [
          [0, -section * 0.7],
          [boss * 0.4, -section * 0.7],
          [boss * 0.56, -4],
          [boss * 0.56, 0],
          [0, 0],
        ],
        [0, 2, 2, 0.8, 0],
      ),
      spindle: { root, from: opening + 6, top, head, radius: d * 0.78 },
      pad: roundCorners(
        [
          [0, opening],
          [boss * 0.52, opening],
          [boss * 0.52, opening + 3.5],
          [root * 0.62, opening + 7.5],
          [root * 0.3, opening + 7.5],
        ],
        [0, 0.8, 1.2, 1, 0],
      ),
      bar: {
        ends: [slide - reach, slide + reach] as const,
        height: top + head / 2,
        knob: { radius: d * 0.4, half: d * 0.32 },
      },
    }
  },
  draw: ({ a, b, d, P, t, opening, frame, nut, anvil, pad, spindle, bar }) => {
    const { top, head, radius } = spindle
    const rod = (from: number, to: number) => turn(threadedRod({ diameter: d, pitch: P, from, to }), 90)
    const heights = frame.map(([, y]) => y)
    const [low, high] = [Math.min(...heights), Math.max(...heights)]
    const tip = Math.max(...nut.map(([, y]) => y))
    const padTop = Math.max(...pad.map(([, y]) => y))
    const boss = nut.slice(0, nut.findLastIndex(([, y]) => y > tip - 0.01) + 1)
    const [bossOutline, anvilOutline, padOutline] = [standing(boss), standing(anvil), standing(pad)]
    const spindleOf = [
      outline(padOutline),
      rod(padTop, a + 2),
      rod(tip, top),
      rect([-radius, top - 0.5], [radius, top + head]),
      outline(bossOutline),
      centreLine([0, low], [0, top + head]),
    ]
    return {
      views: [
        frontView(
          [
            behind(closed(frame), bossOutline, anvilOutline),
            spindleOf,
            outline(anvilOutline),
            width('b', [-b, opening * 0.5], [0, opening * 0.5], { at: opening * 0.5 }),
            width(
              'd',
              [-d / 2, top - 3],
              [d / 2, top - 3],
              { at: top - 8 },
              { prefix: 'M', suffix: ` × ${P}`, also: ['P'] },
            ),
            height(null, [d * BOSS * 0.56, 0], [d * BOSS * 0.52, opening], 'right'),
            note([d * BOSS * 0.2, opening + 1], `Opens to ${a}`, { angle: -25, reach: 24, symbols: ['a'] }),
          ],
          { axes: ['x', 'y'] },
        ),
        sideView(
          [
            behind(
              closed([
                [-t / 2, low],
                [t / 2, low],
                [t / 2, high],
                [-t / 2, high],
              ]),
              bossOutline,
              anvilOutline,
              padOutline,
            ),
            outline(anvilOutline),
            spindleOf,
            rect([bar.ends[0], bar.height - d / 4], [bar.ends[1], bar.height + d / 4]),
            bar.ends.map(z =>
              rect(
                [z - bar.knob.half, bar.height - bar.knob.radius],
                [z + bar.knob.half, bar.height + bar.knob.radius],
              ),
            ),
            width('t', [-t / 2, low], [t / 2, low], 'below'),
            height(null, [bar.ends[0], low], [bar.ends[0], top + head], 'left'),
          ],
          { axes: ['z', 'y'], place: 'left' },
        ),
      ],
    }
  },
})

export default { 'g-clamp': gClamp }

/** The outline of the frame, anticlockwise; the spindle's axis is x = 0, the anvil's face y = 0. */
function frameOutline({ a, b, d }: { a: number; b: number; d: number }): Point[] {
  const section = a * SECTION
  const end = d * BOSS * 0.52
  const spine = -b - section
  const corners: Point[] = [
    [end, -section * 0.62],
    [end, -2],
    [-end, -2],
    [-b, section * 0.24],
    [-b, a - section * 0.1],
    [-end, a + section * 0.3],
    [end, a + section * 0.3],
    [end, a + section + 4],
    [-end, a + section + 6],
    [spine, a + section * 0.9],
    [spine, -section * 0.9],
    [-end, -section],
  ]
  const radii = [4, 1, 6, section * 0.9, section * 0.9, 8, 1, 3, 12, section * 1.5, section * 1.5, 14]
  return roundCorners(corners, radii, { isClosed: true })
}
