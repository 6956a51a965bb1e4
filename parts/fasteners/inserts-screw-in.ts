import {
  arc,
  centreLine,
  centreMark,
  circle,
  defineFamily,
  frontView,
  height,
  line,
  minorDiameter,
  type Point,
  path,
  type Shape,
  sideView,
  tappedHole,
  tappedHoleEnd,
  width,
  zone,
} from '../drawing/kit.ts'
import { countersinkOf } from '../geometry/iso-forms.ts'
import { cylinderVolume, threadVolume } from '../geometry/volumes.ts'
import { tappedVolume } from './inserts-bore.ts'

const THREAD = 'ISO 6410-1: a thread is drawn by its crests and roots'
/** The ridge of a wood thread: widths at its crest and at its root, as shares of the pitch. */
const RIDGE = { crest: 0.1, root: 0.5 }

/** A self-tapping insert with an outer thread and cutting slots: its upper face on the left, x = 0 there. */
const tappingInsert = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    E: ['Outer thread', 'mm'],
    Pa: ['Pitch of the outer thread', 'mm'],
    bmin: ['Hole diameter from', 'mm'],
    bmax: ['Hole diameter up to', 'mm'],
    t: ['Depth of a blind hole', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, l, P, E, Pa } = dimensions
    const root = minorDiameter(E, Pa) / 2
    return {
      ...dimensions,
      countersink: countersinkOf(d),
      core: minorDiameter(d, P) / 2,
      outer: { crest: E / 2, root, chamfer: E / 2 - root },
      /** Cut across the lower end. */
      slot: { width: E * 0.22, from: l * 0.62, to: l },
    }
  },
  draw: form => {
    const { E, Pa, bmin, bmax } = form
    return {
      views: [
        frontView(
          [
            insertSide(form),
            height('E', [0, -E / 2], [0, E / 2], 'left', { prefix: 'M', suffix: ` × ${Pa}`, also: ['Pa'] }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(insertEnd(form, 'hidden'), { axes: ['z', 'x'] }),
      ],
      notes: [`Hole ⌀${bmin} to ${bmax}`],
    }
  },
  volume: ({ d, P, l, E, Pa, slot, countersink }) => {
    const wall = (E - 0.65 * Pa - d + 0.65 * P) / 2
    return (
      threadVolume(E, Pa, l) -
      tappedVolume(d, P, l, countersink) -
      2 * slot.width * wall * 1.04 * (slot.to - slot.from)
    )
  },
})

/** An insert for wood with a slot for a screwdriver, as DIN 7965: its slot on the left, x = 0 there. */
const woodInsert = defineFamily({
  terms: {
    d: ['Thread', 'mm'],
    l: ['Length', 'mm'],
    d2: ['Outer diameter', 'mm'],
    d3: ['Core diameter', 'mm'],
    h: ['Pitch of the wood thread', 'mm'],
    d5: ['Hole diameter up to', 'mm'],
    P: ['Pitch', 'mm'],
  },
  form: dimensions => {
    const { d, d2, d3, l, P } = dimensions
    return {
      ...dimensions,
      countersink: countersinkOf(d),
      core: minorDiameter(d, P) / 2,
      ridge: RIDGE,
      outer: { crest: d2 / 2, root: d3 / 2, chamfer: (d2 - d3) / 2 },
      slot: { width: d2 * 0.14, from: 0, to: l * 0.22 },
    }
  },
  draw: form => {
    const { d2, d3, d5, h, l } = form
    return {
      views: [
        frontView(
          [
            insertSide(form),
            height('d2', [0, -d2 / 2], [0, d2 / 2], 'left', { prefix: '⌀', suffix: ` × ${h}`, also: ['h'] }),
            height('d3', [l, -d3 / 2], [l, d3 / 2], 'right', { prefix: '⌀' }),
          ],
          { axes: ['y', 'x'] },
        ),
        sideView(insertEnd(form, 'visible'), { axes: ['z', 'x'] }),
      ],
      notes: [`Hole up to ⌀${d5}`],
    }
  },
  volume: ({ d, P, l, d2, d3, slot, outer, countersink }) => {
    // The chamfer takes half of the ridge away, and the slot all of it at its two places.
    const length = l - outer.chamfer / 2 - (slot.to * 2 * slot.width) / (Math.PI * d2)
    const ridge = ((RIDGE.crest + RIDGE.root) / 2) * (cylinderVolume(d2, length) - cylinderVolume(d3, length))
    const wall = (d3 - d + 0.65 * P) / 2
    return (
      cylinderVolume(d3, l) + ridge - tappedVolume(d, P, l, countersink) - 2 * slot.width * wall * slot.to
    )
  },
})

export default { 'tapping-insert': tappingInsert, 'wood-insert': woodInsert }

interface InsertForm {
  readonly d: number
  readonly l: number
  readonly P: number
  /** Radius of its bore. */
  readonly core: number
  /** The radii of the outer thread, and the chamfer at its lower end. */
  readonly outer: { readonly crest: number; readonly root: number; readonly chamfer: number }
  /** A slot across one of its ends: how wide, and from where to where below the upper face. */
  readonly slot: { readonly width: number; readonly from: number; readonly to: number }
}

/** An insert from the side, so that one looks through its slot. */
function insertSide({ d, l, P, outer, slot }: InsertForm) {
  const { crest, root, chamfer } = outer
  const half = slot.width / 2
  const side: readonly Point[] = [
    [0, crest],
    [l - chamfer, crest],
    [l, root],
  ]
  const across = (x: number, reach: number) =>
    x >= slot.from && x <= slot.to
      ? [line([x, half], [x, reach]), line([x, -half], [x, -reach])]
      : line([x, -reach], [x, reach])
  const floor = slot.from > 0 ? slot.from : slot.to
  return [
    [1, -1].map((way): Shape[] => {
      const flank = side.map(([x, y]): Point => [x, y * way])
      return [
        zone([...flank, [0, root * way]], THREAD),
        path(flank),
        line([0, root * way], [l, root * way], 'thin'),
        line([slot.from, half * way], [slot.to, half * way]),
      ]
    }),
    across(0, crest),
    across(l - chamfer, crest),
    across(l, root),
    line([floor, -half], [floor, half]),
    tappedHole({ diameter: d, pitch: P, from: 0, to: l, isHidden: true }),
    centreLine([0, 0], [l, 0]),
    width('l', [0, -crest], [l, -root], 'below'),
  ]
}

/** The same from its upper end, where the slot is seen or hidden. */
function insertEnd({ d, P, core, outer, slot }: InsertForm, kind: 'visible' | 'hidden') {
  const half = slot.width / 2
  const from = Math.sqrt(core ** 2 - half ** 2)
  const to = Math.sqrt(outer.crest ** 2 - half ** 2)
  return [
    circle([0, 0], outer.crest * 2),
    arc([0, 0], outer.root, 95, 365, 'thin'),
    tappedHoleEnd(d, P),
    [half, -half].flatMap(y => [line([from, y], [to, y], kind), line([-from, y], [-to, y], kind)]),
    centreMark([0, 0], outer.crest * 2),
    height('d', [0, -d / 2], [0, d / 2], 'right', { prefix: 'M', suffix: ` × ${P}`, also: ['P'] }),
  ]
}
