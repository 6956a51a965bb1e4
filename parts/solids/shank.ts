import type { BufferGeometry } from 'three'
import { minorDiameter } from '../geometry/iso-forms.ts'
import { revolve } from './revolve.ts'
import { thread } from './thread.ts'

export interface ShankOptions {
  readonly diameter: number
  readonly pitch: number
  /** From under the head (y = 0) to the end, in mm. */
  readonly length: number
  /** How much of it is threaded, from the end; all if not given. */
  readonly threadLength?: number
  readonly isLeftHanded?: boolean
}

/** What is below a screw's head: thread with its run-out, plain shank if any, and the chamfered end. Its axis is y. */
export function shank({
  diameter,
  pitch,
  length,
  threadLength = length,
  isLeftHanded = false,
}: ShankOptions): BufferGeometry[] {
  const root = minorDiameter(diameter, pitch)
  const threaded = Math.min(threadLength, length)
  const to = threaded - length
  const chamferFrom = (diameter - root) / 2
  const end = revolve([
    [0, -length],
    [root / 2, -length],
  ])
  const surface = thread({ diameter, pitch, from: -length, to, chamferFrom, runOut: 2 * pitch, isLeftHanded })
  if (threaded >= length) return [surface, end]
  const plain = revolve([
    [diameter / 2, to],
    [diameter / 2, 0],
  ])
  return [surface, end, plain]
}
