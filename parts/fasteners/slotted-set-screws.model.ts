import { type BufferGeometry, Vector3 } from 'three'
import type { FamilyTerms, PartFamily } from '../family.ts'
import type { Point } from '../geometry/profile.ts'
import { aroundY } from '../solids/around.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { type ThreadOptions, threadRadius } from '../solids/thread.ts'
import families, { type SetScrewForm } from './slotted-set-screws.ts'

export default {
  'slotted-set-screw-flat': modelOf(families['slotted-set-screw-flat']),
  'slotted-set-screw-cone': modelOf(families['slotted-set-screw-cone']),
  'slotted-set-screw-dog': modelOf(families['slotted-set-screw-dog']),
  'slotted-set-screw-cup': modelOf(families['slotted-set-screw-cup']),
}

/** Into how many parts a lobe beside the slot, and the slot's opening, are divided. */
const LOBE = 36
const OPENING = 8
/** How many rows a wall of the slot has. */
const WALL = 10
/** Where over a pitch crests and roots begin and end: rows of the net. */
const ROWS = [0, 1 / 8, 7 / 16, 11 / 16]

/** The axis is y, the slot on top and along z, y = 0 at its end. */
function modelOf(family: PartFamily<FamilyTerms, SetScrewForm>) {
  return defineModel(family, {
    build: (form, surface) => [
      { geometry: merge([threaded(form), ...slotOf(form), pointOf(form)]), surface },
    ],
    poses: { front: [0, 110, -88], back: [0, 0, 88] },
  })
}

function threadOf({ d, P, tip, root, threadEnd }: SetScrewForm): ThreadOptions {
  const point = tip.end / 2
  return {
    diameter: d,
    pitch: P,
    from: -threadEnd,
    to: 0,
    chamferFrom: d / 2 - point,
    chamferTo: d / 2 - root,
  }
}

/** A column of the threaded surface: its angle, how high it reaches, and whether it is an edge of the slot. */
interface Column {
  readonly angle: number
  readonly top: number
  readonly isEdge: boolean
}

/** The threaded surface with the slot's openings: there it ends at the slot's floor. */
function threaded(form: SetScrewForm): BufferGeometry {
  const { n, P, t, root, threadEnd } = form
  const options = threadOf(form)
  const open = Math.acos(n / 2 / root)
  const stretch = (from: number, to: number, parts: number, top: number): Column[] =>
    Array.from({ length: parts + 1 }, (_, step) => ({
      angle: from + ((to - from) * step) / parts,
      top,
      isEdge: top === 0 && (step === 0 || step === parts),
    }))
  const columns = [0, Math.PI].flatMap(turn => [
    ...stretch(turn - open, turn + open, LOBE, 0),
    ...stretch(turn + open, turn + Math.PI - open, OPENING, -t),
  ])
  const first = columns[0]
  const closed = first ? [...columns, { ...first, angle: first.angle + 2 * Math.PI }] : columns
  const turns = Math.ceil(threadEnd / P) + 3
  return grid(
    turns * ROWS.length,
    closed.length,
    (row, index) => {
      const { angle, top, isEdge } = closed[index] ?? { angle: 0, top: 0, isEdge: false }
      const share = angle / (2 * Math.PI)
      const height =
        options.from + (Math.floor(row / ROWS.length) - 2 + (ROWS[row % ROWS.length] ?? 0) + share) * P
      const y = Math.min(Math.max(height, options.from), top)
      const radius = threadRadius(options, y, share)
      const middle = Math.round(angle / Math.PI) * Math.PI
      const edge = middle + Math.sign(angle - middle) * Math.acos(n / 2 / radius)
      return aroundY(radius, isEdge && y > -t && radius > n / 2 ? edge : angle, y)
    },
    { smoothUpTo: 25 },
  )
}

/** The faces of both lobes, the slot's walls and its floor. */
function slotOf(form: SetScrewForm): BufferGeometry[] {
  const { n, t, root } = form
  const half = n / 2
  const open = Math.acos(half / root)
  const face = grid(2, LOBE + 1, (row, column) => {
    const angle = open * ((2 * column) / LOBE - 1)
    return new Vector3(row === 0 ? root * Math.cos(angle) : half, 0, -root * Math.sin(angle))
  })
  const options = threadOf(form)
  // A wall reaches as far out as the thread's crests and roots that it cuts.
  const wallAt = (turn: 0 | 1) =>
    grid(WALL + 1, 2, (row, column) => {
      const y = -t * (1 - row / WALL)
      const side = column === 0 ? -1 : 1
      const radius = threadRadius(options, y, turn / 2 - (side * open) / (2 * Math.PI))
      const reach = side * Math.sqrt(Math.max(0, radius ** 2 - half ** 2))
      return turn === 0 ? new Vector3(half, y, reach) : new Vector3(-half, y, -reach)
    })
  const floor = grid(2, 2 * OPENING + 1, (row, column) => {
    const x = half * (column / OPENING - 1)
    const side = row === 0 ? 1 : -1
    const radius = threadRadius(options, -t, (-side * Math.acos(x / root)) / (2 * Math.PI))
    return new Vector3(x, -t, side * Math.sqrt(radius ** 2 - x ** 2))
  })
  const turnedOver = (geometry: BufferGeometry) => geometry.clone().rotateY(Math.PI)
  return [face, turnedOver(face), wallAt(0), wallAt(1), floor]
}

/** The end of the point, and a dog point's side. */
function pointOf({ l, tip, threadEnd }: SetScrewForm): BufferGeometry {
  const radius = tip.end / 2
  const end: Point[] = [
    [0, (tip.hollow ?? 0) - l],
    [radius, -l],
  ]
  return revolve(tip.dog ? [...end, [radius, -threadEnd]] : end)
}
