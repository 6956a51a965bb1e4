import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import type { Point } from '../geometry/profile.ts'
import { hexPrism } from '../solids/hex.ts'
import { threadSleeve } from '../solids/inner-thread.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import families from './flange-nuts.ts'
import { insertCollar, insertRing, pressedCrown } from './nut-crowns.model.ts'
import { INSERT } from './nut-crowns.ts'

const poses = { front: [0, 16, 0], back: [90, 40, 0] } as const

interface Flanged {
  readonly s: number
  readonly m: number
  readonly c: number
  readonly countersink: number
  readonly edge: readonly Point[]
  readonly slopeAt: (radius: number) => number
}

/** A hexagon on its flange about y, open for the thread. */
function flangedHexagon({ s, m, c, countersink, edge, slopeAt }: Flanged): BufferGeometry[] {
  const [bore, inner] = [countersink / 2, s * 0.47]
  const flange = revolve([[bore, 0], ...edge, [inner, slopeAt(inner)], [bore, slopeAt(inner)], [bore, 0]])
  const hexagon = hexPrism({
    acrossFlats: s,
    from: c * 0.5,
    to: m,
    isTopChamfered: true,
    hole: countersink,
  })
  return [flange, hexagon]
}

/** The axis is y, in all of them. */
const flangeNut = defineModel(families['flange-nut'], {
  build(form, surface) {
    const { d, P, m, countersink } = form
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [...flangedHexagon(form), thread].map(geometry => ({ geometry, surface }))
  },
  poses,
})

const flangeInsertNut = defineModel(families['flange-insert-nut'], {
  build(form, surface) {
    const { d, P, s, m, h, countersink, crown, outer, lip } = form
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: m, countersink })
    return [
      ...[...flangedHexagon(form), thread, insertCollar(crown, outer, lip, h)].map(geometry => ({
        geometry,
        surface,
      })),
      { geometry: insertRing(minorDiameter(d, P) / 2 + P * 0.3, s * INSERT, m, h), surface: 'blue-plastic' },
    ]
  },
  poses: { front: [0, 16, 0], back: [90, -10, 0] },
})

const flangeLockNut = defineModel(families['flange-lock-nut'], {
  build(form, surface) {
    const { d, P, m, h, countersink, crown, bore } = form
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: h, countersink })
    return [...flangedHexagon(form), pressedCrown(crown, bore, m, h), thread].map(geometry => ({
      geometry,
      surface,
    }))
  },
  poses,
})

const metalLockNut = defineModel(families['metal-lock-nut'], {
  build({ d, P, s, m, h, countersink, crown, bore }, surface) {
    const hexagon = hexPrism({
      acrossFlats: s,
      from: 0,
      to: m,
      isTopChamfered: true,
      isBottomChamfered: true,
      hole: countersink,
    })
    const thread = threadSleeve({ diameter: d, pitch: P, from: 0, to: h, countersink })
    return [hexagon, pressedCrown(crown, bore, m, h), thread].map(geometry => ({ geometry, surface }))
  },
  poses,
})

export default {
  'flange-nut': flangeNut,
  'flange-insert-nut': flangeInsertNut,
  'flange-lock-nut': flangeLockNut,
  'metal-lock-nut': metalLockNut,
}
