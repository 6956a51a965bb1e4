import type { BufferGeometry } from 'three'
import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './gas-springs.ts'

/** The axis is y, the rod below, as it should be mounted. */
const gasSpring = defineModel(families['gas-spring'], {
  build({ L, D, d, eye, tube }, surface) {
    const rod = revolve([
      [d / 2, eye.length - L - 1],
      [d / 2, tube.from + 2],
    ])
    const lower = eyeEnd(eye).map(geometry => geometry.rotateX(Math.PI).translate(0, -L, 0))
    return [
      { geometry: revolve(tube.shell), surface },
      { geometry: guide(D, d, tube.from), surface: 'black-plastic' },
      { geometry: rod, surface: 'chrome' },
      ...[...eyeEnd(eye), ...lower].map(geometry => ({ geometry, surface: 'zinc' as const })),
    ]
  },
  poses: { front: [90, 66, 0], back: [90, -20, 90] },
})

export default { 'gas-spring': gasSpring }

type Form = NonNullable<ReturnType<(typeof families)['gas-spring']['formOf']>>

/** An eye with its hole in the middle of 0, its collar downwards. */
function eyeEnd({ hole, thickness, plate, collar }: Form['eye']): BufferGeometry[] {
  const holes = [circle([0, 0], hole)]
  return [extrude(plate, { depth: thickness, bevel: thickness * 0.1, holes }), revolve(collar)]
}

/** The guide that closes the tube round the rod. */
function guide(D: number, d: number, from: number): BufferGeometry {
  return revolve([
    [d / 2, from + 0.15],
    [D * 0.36, from + 0.15],
    [D * 0.36, from + 1],
  ])
}
