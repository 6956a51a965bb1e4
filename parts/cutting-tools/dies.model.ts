import { Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import { arc, type Point } from '../geometry/profile.ts'
import { polar } from '../solids/around.ts'
import { extrude } from '../solids/extrude.ts'
import { grid } from '../solids/grid.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { sweep } from '../solids/sweep.ts'
import families from './dies.ts'

type Die = NonNullable<ReturnType<(typeof families)['round-die']['formOf']>>

const POSES = { front: [0, 4, 0], back: [-90, 24, 0] } as const

export default {
  'round-die': defineModel(families['round-die'], { build: buildDie, poses: POSES }),
  'inch-die': defineModel(families['inch-die'], { build: buildDie, poses: POSES }),
}

/** A die's faces look towards z. */
function buildDie(form: Die, surface: Surface): Body[] {
  const disc = extrude(form.face, { depth: form.E, holes: [form.bore] })
  const bodies = [disc, band(form), ...threadRibs(form)]
  return bodies.map(geometry => ({ geometry, surface }))
}

/** The rim: chamfered, with dimples of 90 degrees and the groove. */
function band({ D, E, chamfer, dimples, grooveAt, rim, bore }: Die) {
  const rows = 44
  // It ends in the disc, half way to the chip holes.
  const holes = Math.max(...bore.map(([x, y]) => Math.hypot(x, y)))
  const inside = (holes + D / 2) / 2
  const net = grid(
    rows + 3,
    rim.length,
    (step, angle) => {
      const row = step - 1
      if (row < 0 || row > rows) return polar(inside, angle, -E / 2)
      if (row === rows) return polar(inside, angle, E / 2)
      const y = -E / 2 + (E * row) / (rows - 1)
      const edge = Math.max(0, chamfer - (E / 2 - Math.abs(y)))
      const dimple = Math.max(
        0,
        ...dimples.at.map(at => dimples.depth - Math.hypot(y, ((angle - at) * Math.PI * D) / 360)),
      )
      return polar(D / 2 - Math.max(edge, dimple, grooveAt(angle)), angle, y)
    },
    { isClosed: true, smoothUpTo: 26 },
  )
  return net.rotateX(Math.PI / 2)
}

/** The thread on the lands: ribs along the helix, lower towards both faces, where the die starts to cut. */
function threadRibs({ d, P, E, crest, lands }: Die) {
  const turns = Math.ceil(E / P)
  return Array.from({ length: turns }, (_, index) => index - turns / 2).flatMap(turn =>
    lands.flatMap(({ from, to }) => {
      const middle = P * (turn + (from + to) / 2 / 360)
      const fromFace = E / 2 - Math.abs(middle) - P * 0.45
      // Along its land a rib climbs by a part of the pitch: it must not stand out of the face.
      if (fromFace <= (P * (to - from)) / 720) return []
      const height = Math.min(1, fromFace / (1.4 * P) + 0.25) * (d / 2 - crest)
      const path = arc([0, 0], d / 2 + 0.1, from, to, 10).map(([x, y], step) => {
        const angle = from + ((to - from) * step) / 10
        return new Vector3(x, y, P * (turn + angle / 360))
      })
      const outwards = new Vector3(path[0]?.x, path[0]?.y, 0)
      const foot = P * 0.4375
      const top = foot - height * Math.tan(Math.PI / 6)
      const section: Point[] = [
        [0, -foot],
        [0, foot],
        [-height - 0.1, top],
        [-height - 0.1, -top],
      ]
      return [sweep(path, section, { normal: outwards, smoothUpTo: 25 })]
    }),
  )
}
