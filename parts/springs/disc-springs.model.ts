import { coil } from '../solids/coil.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './disc-springs.ts'

/** The axis is y. */
const discSpring = defineModel(families['disc-spring'], {
  build({ l0, ring, discs }, surface) {
    const disc = revolve([...ring, ...ring.slice(0, 1)])
    return discs.map(({ from, isOnItsRim }) => {
      const copy = disc.clone()
      if (!isOnItsRim) copy.rotateX(Math.PI).translate(0, l0, 0)
      return { geometry: copy.translate(0, from, 0), surface }
    })
  },
  poses: { front: [0, 0, 0], back: [90, 58, 0] },
})

/** The axis is y. */
const waveSpring = defineModel(families['wave-spring'], {
  build({ section, radius, heightAt, perTurn, Z }, surface) {
    const geometry = coil({ section, turns: Z, radius: () => radius, height: heightAt, perTurn })
    return [{ geometry, surface }]
  },
  poses: { front: [0, 0, 0], back: [90, 60, 0] },
})

export default { 'disc-spring': discSpring, 'wave-spring': waveSpring }
