import { Vector3 } from 'three'
import type { Surface } from '../finishes.ts'
import { defineModel } from '../solids/model.ts'
import { helix, roundSection, sweep } from '../solids/sweep.ts'
import families from './close-wound-springs.ts'

/** The axis is y. */
const extensionSpring = defineModel(families['extension-spring'], {
  build({ d, n, radius, heightAt, upper, lower }, surface) {
    // Long springs are made of fewer pieces, as they have to be sent.
    const [perTurn, around] = n > 50 ? [24, 16] : n > 25 ? [32, 16] : [44, 22]
    const coils = helix(() => radius, n, heightAt, perTurn)
    const path = [...spots(lower).toReversed().slice(0, -1), ...coils, ...spots(upper).slice(1)]
    return [{ geometry: sweep(path, roundSection(d, around)), surface }]
  },
  poses: { front: [90, 74, 0], back: [90, 10, 0] },
})

/** The axis is y. */
const torsionSpring = defineModel(families['torsion-spring'], {
  build: wound,
  poses: { front: [0, -35, 0], back: [180, 150, 0] },
})

/** The axis is y. */
const leftTorsionSpring = defineModel(families['torsion-spring-left'], {
  build: wound,
  poses: { front: [0, 35, 0], back: [180, -150, 0] },
})

export default {
  'extension-spring': extensionSpring,
  'torsion-spring': torsionSpring,
  'torsion-spring-left': leftTorsionSpring,
}

type TorsionForm = NonNullable<ReturnType<(typeof families)['torsion-spring']['formOf']>>

function wound({ d, n, hand, radius, heightAt, firstLeg, lastLeg }: TorsionForm, surface: Surface) {
  const coils = helix(() => radius, n, heightAt, 64)
  const path = [...spots(firstLeg).toReversed(), ...coils, ...spots(lastLeg)]
  const handed = hand === 'left' ? path.map(({ x, y, z }) => new Vector3(x, y, -z)) : path
  return [{ geometry: sweep(handed, roundSection(d, 28)), surface }]
}

function spots(places: readonly (readonly [x: number, y: number, z: number])[]): Vector3[] {
  return places.map(place => new Vector3(...place))
}
