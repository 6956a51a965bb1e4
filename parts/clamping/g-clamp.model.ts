import { Vector3 } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { roundCorners } from '../geometry/profile.ts'
import { extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { widen } from '../solids/plate.ts'
import { revolve } from '../solids/revolve.ts'
import { roundSection, sweep } from '../solids/sweep.ts'
import { thread } from '../solids/thread.ts'
import families from './g-clamp.ts'
import { BOSS, CLOSED_BY, frameOutline, SECTION } from './g-clamp-form.ts'

/** A G-clamp: a cast frame of I-section, a threaded spindle with a swivel pad and a tommy bar. The anvil's face is y = 0. */
export default {
  'g-clamp': defineModel(families['g-clamp'], {
    build({ a, b, d, P, t }, surface) {
      const section = a * SECTION
      const boss = d * BOSS
      const opening = a * (1 - CLOSED_BY)
      const outline = frameOutline({ a, b, d })
      const web = extrude(outline, { depth: t * 0.42, bevel: 0.6 })
      const flanges = extrude(outline, { depth: t, bevel: 1, holes: [widen(outline, -section * 0.24)] })
      const nut = revolve(
        roundCorners(
          [
            [0, a + 2],
            [boss / 2, a + 2],
            [boss / 2, a + section + 9],
            [d * 0.62, a + section + 9],
            [d * 0.5, a + section + 6],
          ],
          [0, 1.5, 1.5, 0.5, 0],
        ),
      )
      const anvil = revolve(
        roundCorners(
          [
            [0, -section * 0.7],
            [boss * 0.4, -section * 0.7],
            [boss * 0.56, -4],
            [boss * 0.56, 0],
            [0, 0],
          ],
          [0, 2, 2, 0.8, 0],
        ),
      )
      const cast = [web, flanges, nut, anvil].map(geometry => ({ geometry, surface }))
      return [...cast, ...spindle({ opening, top: opening + a + section * 0.9, d, P, boss })]
    },
    poses: { front: [-90, 55, 0], back: [90, 50, 0] },
  }),
}

interface Spindle {
  readonly opening: number
  readonly top: number
  readonly d: number
  readonly P: number
  readonly boss: number
}

/** The spindle with its pad below and its head with the bar above. */
function spindle({ opening, top, d, P, boss }: Spindle) {
  const root = minorDiameter(d, P)
  const shank = thread({ diameter: d, pitch: P, from: opening + 6, to: top, chamferFrom: 1, runOut: 2 * P })
  const ball = revolve(
    roundCorners(
      [
        [0, opening + 5],
        [root * 0.42, opening + 5],
        [root * 0.42, opening + 9],
        [root / 2, opening + 9],
      ],
      [0, 0.5, 0, 0],
    ),
  )
  const pad = revolve(
    roundCorners(
      [
        [0, opening],
        [boss * 0.52, opening],
        [boss * 0.52, opening + 3.5],
        [root * 0.62, opening + 7.5],
        [root * 0.3, opening + 7.5],
      ],
      [0, 0.8, 1.2, 1, 0],
    ),
  )
  const headHeight = d * 1.5
  const head = revolve(
    roundCorners(
      [
        [0, top - 0.5],
        [d * 0.78, top - 0.5],
        [d * 0.78, top + headHeight],
        [0, top + headHeight],
      ],
      [0, 1.2, 2.2, 0],
    ),
  )
  const reach = d * 3.4
  const height = top + headHeight / 2
  // The bar has slid down to one of its ends, as it does.
  const slide = reach * 0.28
  const bar = sweep(
    [new Vector3(0, height, -reach + slide), new Vector3(0, height, reach + slide)],
    roundSection(d * 0.5),
  )
  const knobs = [-reach + slide, reach + slide].map(z =>
    revolve(
      roundCorners(
        [
          [0, -d * 0.32],
          [d * 0.4, -d * 0.32],
          [d * 0.4, d * 0.32],
          [0, d * 0.32],
        ],
        [0, d * 0.2, d * 0.2, 0],
      ),
    )
      .rotateX(Math.PI / 2)
      .translate(0, height, z),
  )
  return [
    ...[shank, ball, head].map(geometry => ({ geometry, surface: 'black-oxide' as const })),
    ...[pad, bar, ...knobs].map(geometry => ({ geometry, surface: 'zinc' as const })),
  ]
}
