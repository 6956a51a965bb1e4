import { type BufferGeometry, Vector3 } from 'three'
import type { Point } from '../geometry/profile.ts'
import { aroundY } from '../solids/around.ts'
import { merge } from '../solids/crease.ts'
import { grid } from '../solids/grid.ts'
import { revolve } from '../solids/revolve.ts'
import { type Cross, crossOutline, crownOf, type Head, type Slot } from './recessed-heads.ts'

/** A head with its slot or cross recess, about y; open where the shank leaves it. A slot runs along z. */
export function recessedHead(head: Head, recess: Slot | Cross): BufferGeometry {
  return recess.kind === 'slot' ? slottedHead(head, recess) : crossHead(head, recess)
}

/** Into how many parts a wing's end, its side and the corner between two wings are divided: some 90 columns round the head. */
const CROSS_PARTS = [3, 6, 4] as const

/** The columns of the head run on down the recess, so that its edges are edges of the net. */
function crossHead(head: Head, { mouth, bottom, top, floor, tip }: Cross): BufferGeometry {
  const rim = crossOutline(mouth, CROSS_PARTS).map(polar)
  const lower = crossOutline(bottom, CROSS_PARTS).map(polar)
  const profile = underside(head)
  const isOuter = ([r, h]: Point) => h < top - 1e-6 || r > mouth.reach
  const outer = profile.filter(isOuter)
  const inner = profile.filter(point => !isOuter(point))
  const rows = [...outer, ...inner]
  const at = (row: number, column: number): Vector3 => {
    const [radius, angle] = rim[column] ?? [0, 0]
    const point = rows[row]
    if (point) {
      const isCut = row >= outer.length && point[0] < radius
      return isCut ? aroundY(radius, angle, crownOf(head, radius)) : aroundY(point[0], angle, point[1])
    }
    const [lowerRadius, lowerAngle] = lower[column] ?? [0, 0]
    if (row === rows.length) return aroundY(lowerRadius, lowerAngle, floor)
    return new Vector3(0, tip, 0)
  }
  return grid(rows.length + 2, rim.length, at, { isClosed: true, smoothUpTo: 25 })
}

/** Distance and angle of a point, the angle from 0 to a whole turn. */
function polar([x, y]: Point): Point {
  const angle = Math.atan2(y, x)
  return [Math.hypot(x, y), angle < 0 ? angle + 2 * Math.PI : angle]
}

/** A head's profile from the axis if it sits on the shank with a flat face, else from the shank's edge. */
function underside({ profile, foot }: Head): readonly Point[] {
  return foot < 0 ? profile : [[0, 0], ...profile]
}

/** How many columns a lobe beside the slot has. */
const LOBE = 48

/** What is below the slot's floor is turned; above it stand two lobes with flat walls. */
function slottedHead(head: Head, slot: Slot): BufferGeometry {
  const { floor, reach, width } = slot
  const half = width / 2
  const profile = underside(head)
  const below = profile.slice(
    0,
    profile.findIndex(([, height]) => height >= floor),
  )
  const upper = profile.slice(below.length).filter(([radius]) => radius > half)
  const edge: Point = [reach, floor]
  const rows: Point[] = [edge, ...upper, [half, crownOf(head, half)]]
  const openness = (radius: number) => Math.acos(Math.min(1, half / radius))
  const lobe = grid(
    rows.length,
    LOBE + 1,
    (row, column) => {
      const [radius, y] = rows[row] ?? edge
      return aroundY(radius, openness(radius) * ((2 * column) / LOBE - 1), y)
    },
    { smoothUpTo: 25 },
  )
  const wall = grid(rows.length, 2, (row, column) => {
    const [radius, y] = rows[row] ?? edge
    return new Vector3(half, y, (column === 0 ? -1 : 1) * radius * Math.sin(openness(radius)))
  })
  const turnedOver = (geometry: BufferGeometry) => geometry.clone().rotateY(Math.PI)
  return merge([
    revolve([...below, edge]),
    lobe,
    turnedOver(lobe),
    wall,
    turnedOver(wall),
    slotFloor(half, slot),
  ])
}

function slotFloor(half: number, { floor, reach }: Slot): BufferGeometry {
  const parts = 6
  return grid(2, parts + 1, (row, column) => {
    const x = half * ((2 * column) / parts - 1)
    const z = Math.sqrt(reach ** 2 - x ** 2)
    return new Vector3(x, floor, row === 0 ? z : -z)
  })
}
