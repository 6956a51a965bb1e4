import { Vector3 } from 'three'
import { defineModel } from '../solids/model.ts'
import { helix, roundSection, sweep } from '../solids/sweep.ts'
import families from './torsion-spring.ts'
import { AIR } from './torsion-spring-form.ts'

/** A torsion spring with straight tangential legs. The axis is y. */
export default {
  'torsion-spring': defineModel(families['torsion-spring'], {
    build({ d, De, n, l1 }, surface) {
      const radius = (De - d) / 2
      const pitch = d * AIR
      const coils = helix(
        () => radius,
        n,
        turn => turn * pitch,
        64,
      )
      const end = n * 2 * Math.PI
      const first = coils[0] ?? new Vector3()
      const last = coils.at(-1) ?? new Vector3()
      const backwards = new Vector3(0, 0, 1)
      const onwards = new Vector3(-Math.sin(end), 0, -Math.cos(end))
      const path = [...leg(first, backwards, l1).toReversed(), ...coils, ...leg(last, onwards, l1)]
      return [{ geometry: sweep(path, roundSection(d, 28)), surface }]
    },
    poses: { front: [0, -35, 0], back: [180, 150, 0] },
  }),
}

/** Straight on from a point, at right angles to the axis. */
function leg(from: Vector3, direction: Vector3, length: number): Vector3[] {
  const steps = 6
  return Array.from({ length: steps }, (_, step) =>
    from.clone().addScaledVector(direction, (length * (step + 1)) / steps),
  )
}
