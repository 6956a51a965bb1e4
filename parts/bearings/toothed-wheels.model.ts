import { circle, extrude } from '../solids/extrude.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { setScrew } from '../solids/set-screw.ts'
import families from './toothed-wheels.ts'

/** A spur gear with a hub on one side, towards z; the toothed face without hub lies at z = 0. */
const gearModel = (family: (typeof families)['spur-gear']) =>
  defineModel(family, {
    build({ b, N, L, teeth, bore }, surface) {
      const edge = 0.4
      const rim = extrude(teeth, { depth: b, bevel: edge, holes: [bore] })
      const hub = extrude(circle([0, 0], N, 96), { depth: L - b + edge, bevel: edge, holes: [bore] })
      return [
        { geometry: rim.translate(0, 0, b / 2), surface },
        { geometry: hub.translate(0, 0, (L + b - edge) / 2), surface },
      ]
    },
    poses: { front: [-90, 30, 0], back: [0, 204, 0] },
  })

/** A timing belt pulley with two flanges and a hub towards z; the flange without hub begins at z = 0. */
const timingPulley = defineModel(families['timing-pulley'], {
  build({ B, d, N, L, teeth, ring, screw }, surface) {
    const bore = circle([0, 0], d, 72)
    const rim = extrude(teeth, { depth: B - 2, holes: [bore] })
    const hub = extrude(circle([0, 0], N, 96), { depth: L, bevel: 0.3, holes: [bore] })
    const sheet = () => revolve(ring)
    const screws = [Math.PI / 2, 0].map(turn =>
      setScrew(screw.size, screw.height)
        .rotateX(-Math.PI / 2)
        .rotateZ(turn)
        .translate(0, 0, screw.at),
    )
    return [
      { geometry: rim.translate(0, 0, B / 2), surface },
      { geometry: hub.translate(0, 0, L / 2), surface },
      { geometry: sheet().rotateX(-Math.PI / 2), surface: 'zinc' },
      {
        geometry: sheet()
          .rotateX(Math.PI / 2)
          .translate(0, 0, B),
        surface: 'zinc',
      },
      ...screws.map(geometry => ({ geometry, surface: 'black-oxide' as const })),
    ]
  },
  poses: { front: [0, 14, 0], back: [180, 58, 0] },
})

export default {
  'spur-gear': gearModel(families['spur-gear']),
  'pilot-gear': gearModel(families['pilot-gear']),
  'timing-pulley': timingPulley,
}
