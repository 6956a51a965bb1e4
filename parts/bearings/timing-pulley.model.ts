import type { Point } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './timing-pulley.ts'

/** DIN 7721-2, tooth gap form N of T5: width at the bottom, depth, and the angle between its flanks. */
const GAP = { bottom: 1.83, depth: 1.95, flanks: 50 }
/** The flanges' sheet and how much higher than the belt's back they stand is up to the maker. */
const SHEET = 1.5
const EDGE = 0.3

/** A timing belt pulley with two flanges and a hub towards z; the flange without hub begins at z = 0. */
export default {
  'timing-pulley': defineModel(families['timing-pulley'], {
    build({ z, d0, D, B, d, N, L }, surface) {
      const rim = extrude(outline(z, d0), { depth: B - 2, holes: [circle([0, 0], d, 72)] })
      const hub = extrude(circle([0, 0], N, 96), { depth: L, bevel: EDGE, holes: [circle([0, 0], d, 72)] })
      const screws = [Math.PI / 2, 0].map(turn =>
        setScrew(5, N / 2 + 0.1)
          .rotateX(-Math.PI / 2)
          .rotateZ(turn)
          .translate(0, 0, (L + B) / 2),
      )
      return [
        { geometry: rim.translate(0, 0, B / 2), surface },
        { geometry: hub.translate(0, 0, L / 2), surface },
        { geometry: flange(N, D, d0).rotateX(-Math.PI / 2), surface: 'zinc' },
        {
          geometry: flange(N, D, d0)
            .rotateX(Math.PI / 2)
            .translate(0, 0, B),
          surface: 'zinc',
        },
        ...screws.map(geometry => ({ geometry, surface: 'black-oxide' as const })),
      ]
    },
    poses: { front: [0, 14, 0], back: [180, 58, 0] },
  }),
}

function outline(teeth: number, outside: number): Point[] {
  const radius = outside / 2
  const lean = Math.tan((GAP.flanks * Math.PI) / 360)
  const top = GAP.bottom / 2 + GAP.depth * lean
  const across = (2 * Math.PI) / teeth
  // Flanks are drawn square to the gap's middle; their rounded ends are short straight cuts.
  const gap: readonly Point[] = [
    [-top - 0.3, radius],
    [-top + 0.12, radius - 0.25],
    [-GAP.bottom / 2 - 0.1, radius - GAP.depth + 0.25],
    [-GAP.bottom / 2 + 0.3, radius - GAP.depth],
    [GAP.bottom / 2 - 0.3, radius - GAP.depth],
    [GAP.bottom / 2 + 0.1, radius - GAP.depth + 0.25],
    [top - 0.12, radius - 0.25],
    [top + 0.3, radius],
  ]
  return Array.from({ length: teeth }, (_, index) =>
    gap.toReversed().map(([x, y]): Point => {
      const angle = index * across
      const onCircle = Math.abs(y - radius) < 1e-9 ? Math.sqrt(radius ** 2 - x ** 2) : y
      return [
        x * Math.cos(angle) - onCircle * Math.sin(angle),
        x * Math.sin(angle) + onCircle * Math.cos(angle),
      ]
    }),
  ).flat()
}

/** A flange of sheet about y, its outer face at y = 0 and its rim flared outwards from the teeth. */
function flange(hub: number, outside: number, teeth: number) {
  const inner = hub / 2 - 4
  return revolve([
    [inner, -SHEET],
    [teeth / 2 - 0.5, -SHEET],
    [outside / 2 - 0.4, -SHEET + 0.75],
    [outside / 2, -SHEET + 1],
    [outside / 2, -0.25],
    [outside / 2 - 0.25, 0],
    [teeth / 2 + 0.5, 0],
    [teeth / 2 - 0.8, -0.45],
    [inner, -0.45],
    [inner, -SHEET],
  ])
}
