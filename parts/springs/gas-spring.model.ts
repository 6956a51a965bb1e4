import type { BufferGeometry } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './gas-spring.ts'
import { type EyeSizes, eyeSizes, tubeEnds } from './gas-spring-sizes.ts'

/** A gas spring at full length, an eye at each end. The axis is y, the rod below, as it should be mounted. */
export default {
  'gas-spring': defineModel(families['gas-spring'], {
    build({ L, H, D, d, dh }, surface) {
      const eye = eyeSizes(d, dh)
      const rodEnd = -L + eye.length
      const [tubeFrom, tubeTo] = tubeEnds(L, H, d, dh)
      return [
        { geometry: tube(D, d, tubeFrom, tubeTo), surface },
        { geometry: guide(D, d, tubeFrom), surface: 'black-plastic' },
        { geometry: rod(d, rodEnd - 1, tubeFrom + 2), surface: 'chrome' },
        ...eyeEnd(eye, d).map(geometry => ({ geometry, surface: 'zinc' as const })),
        ...eyeEnd(eye, d).map(geometry => ({
          geometry: geometry.rotateX(Math.PI).translate(0, -L, 0),
          surface: 'zinc' as const,
        })),
      ]
    },
    poses: { front: [90, 66, 0], back: [90, -20, 90] },
  }),
}

/** An eye with its hole in the middle of 0, its collar downwards. */
function eyeEnd({ outer, hole, thickness, length }: EyeSizes, d: number): BufferGeometry[] {
  const neck = d * 0.62
  const lean = 40
  const outline: Point[] = [
    ...arc([0, 0], outer / 2, -90 + lean, 270 - lean, 48),
    [-neck, -outer / 2 - 1.5],
    [neck, -outer / 2 - 1.5],
  ]
  const plate = extrude(outline, {
    depth: thickness,
    bevel: thickness * 0.1,
    holes: [circle([0, 0], hole)],
  })
  const collar = revolve(
    roundCorners(
      [
        [0, -length],
        [d * 0.75, -length],
        [d * 0.75, -outer / 2 + 0.5],
        [0, -outer / 2 + 0.5],
      ],
      [0, 0.6, 0.6, 0],
    ),
  )
  return [plate, collar]
}

/** The black tube: rolled in over the guide at the rod's end, drawn in to a dome at the other. */
function tube(D: number, d: number, from: number, to: number): BufferGeometry {
  const groove = from + D * 0.42
  return revolve(
    roundCorners(
      [
        [D * 0.34, from + 0.4],
        [D / 2, from],
        [D / 2, groove],
        [D / 2 - D * 0.035, groove + D * 0.04],
        [D / 2 - D * 0.035, groove + D * 0.12],
        [D / 2, groove + D * 0.16],
        [D / 2, to - D * 0.02],
        [d * 0.6, to + 0.01],
        [0, to + 0.01],
      ],
      [0, D * 0.09, 0.4, 0.4, 0.4, 0.4, D * 0.2, 0.4, 0],
    ),
  )
}

/** The guide that closes the tube round the rod. */
function guide(D: number, d: number, from: number): BufferGeometry {
  return revolve([
    [d / 2, from + 0.15],
    [D * 0.36, from + 0.15],
    [D * 0.36, from + 1],
  ])
}

function rod(d: number, from: number, to: number): BufferGeometry {
  return revolve([
    [d / 2, from],
    [d / 2, to],
  ])
}
