import type { BufferGeometry } from 'three'
import type { Point } from '../geometry/profile.ts'
import { defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { hexSocket, rings } from '../solids/rings.ts'
import { thread } from '../solids/thread.ts'
import families from './set-screws.ts'

interface GrubSolid {
  readonly d: number
  readonly P: number
  readonly s: number
  readonly t: number
  readonly root: number
  readonly point: readonly Point[]
  readonly neck: number
}

/** The axis is y, y = 0 at the socket's mouth. */
function grubBodies({ d, P, s, t, root, point, neck }: GrubSolid): BufferGeometry[] {
  const chamfer = d / 2 - root
  const end: readonly Point[] = point[0]?.[0] === 0 ? point : [[0, point[0]?.[1] ?? 0], ...point]
  return [
    rings([{ y: 0, radius: root }, ...hexSocket(s, 0, t)]),
    thread({ diameter: d, pitch: P, from: -neck, to: 0, chamferFrom: chamfer, chamferTo: chamfer }),
    revolve(end),
  ]
}

const poses = { front: [0, 110, -70], back: [0, 20, 88] } as const

const flatPoint = defineModel(families['flat-point-screw'], {
  build: (form, surface) => grubBodies(form).map(geometry => ({ geometry, surface })),
  poses,
})

const conePoint = defineModel(families['cone-point-screw'], {
  build: (form, surface) => grubBodies(form).map(geometry => ({ geometry, surface })),
  poses,
})

const dogPoint = defineModel(families['dog-point-screw'], {
  build: (form, surface) => grubBodies(form).map(geometry => ({ geometry, surface })),
  poses,
})

const cupPoint = defineModel(families['cup-point-screw'], {
  build: (form, surface) => grubBodies(form).map(geometry => ({ geometry, surface })),
  poses,
})

export default {
  'flat-point-screw': flatPoint,
  'cone-point-screw': conePoint,
  'dog-point-screw': dogPoint,
  'cup-point-screw': cupPoint,
}
