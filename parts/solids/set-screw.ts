import type { BufferGeometry } from 'three'
import { arc } from '../geometry/profile.ts'
import { merge } from './crease.ts'
import { circle, extrude } from './extrude.ts'
import { revolve } from './revolve.ts'

/** A set screw's end with its hexagon socket, looking out along z at this height, in mm; its sides reach into the hub. */
export function setScrew(diameter: number, height: number): BufferGeometry {
  const depth = diameter * 0.5
  const acrossFlats = diameter / 2
  const socket = arc([0, 0], acrossFlats / Math.sqrt(3), 0, 360, 6).slice(0, -1)
  const collar = extrude(circle([0, 0], diameter, 40), { depth, bevel: diameter * 0.04, holes: [socket] })
  const floor = revolve([
    [diameter * 0.45, 0],
    [0, 0],
  ]).rotateX(Math.PI / 2)
  return merge([collar.translate(0, 0, height - depth / 2), floor.translate(0, 0, height - depth * 0.8)])
}
