import { minorDiameter } from '../geometry/iso-forms.ts'
import { hexPrism } from '../solids/hex.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { thread } from '../solids/thread.ts'
import families from './feet.ts'

/** A levelling foot: a base of polyamide on a rubber pad, a stud that swivels in it by a ball, its hexagon, and a nut. */
const levellingFoot = defineModel(families['levelling-foot'], {
  build({ d, l, h, P, s, hexFrom, socket, neck: radius, nutAt, nutTop, base, rubber }, surface) {
    const root = minorDiameter(d, P)
    const stud = thread({ diameter: d, pitch: P, from: h - 0.5, to: h + l, chamferTo: (d - root) / 2 })
    const end = revolve([
      [root / 2, h + l],
      [0, h + l],
    ])
    const nut = hexPrism({
      acrossFlats: s,
      from: nutAt,
      to: nutTop,
      isTopChamfered: true,
      isBottomChamfered: true,
    })
    const hexagon = hexPrism({
      acrossFlats: s,
      from: hexFrom,
      to: h,
      isTopChamfered: true,
      isBottomChamfered: true,
    })
    const neck = revolve([
      [radius, socket - 2],
      [radius, hexFrom + 0.1],
    ])
    return [
      ...[stud, end, nut, hexagon, neck].map(geometry => ({ geometry, surface })),
      { geometry: revolve(base), surface: 'black-plastic' },
      { geometry: revolve(rubber), surface: 'rubber' },
    ]
  },
  poses: { front: [0, 12, 0], back: [0, 12, 104] },
})

export default { 'levelling-foot': levellingFoot }
