import type { Point } from '../geometry/profile.ts'
import { arrowHead, thinLine } from './arrows.ts'
import { type Ink, onCircle, TEXT_SIZE, textLength } from './ink.ts'

/** A leader whose arrow meets `tip`, comes from the direction `angle`, and carries its text on a shelf. */
export function leader(tip: Point, angle: number, reach: number, text: string): Ink[] {
  const elbow = onCircle(tip, reach, angle)
  const isRightwards = Math.cos((angle * Math.PI) / 180) * Math.sign(reach) >= -1e-9
  const shelf = (textLength(text, TEXT_SIZE) + 1.6) * (isRightwards ? 1 : -1)
  const end: Point = [elbow[0] + shelf, elbow[1]]
  return [
    thinLine(tip, elbow, end),
    arrowHead(tip, reach > 0 ? angle + 180 : angle),
    {
      type: 'text',
      layer: 'dimension',
      text,
      at: [(elbow[0] + end[0]) / 2, elbow[1] + 0.9],
      size: TEXT_SIZE,
      anchor: 'middle',
      turn: 0,
    },
  ]
}

/** The arc of an angle with its arrows, its text at the middle, and lines that extend the legs to it. */
export function angleArc(vertex: Point, radius: number, from: number, to: number, text: string): Ink[] {
  const middle = (from + to) / 2
  const room = textLength(text, TEXT_SIZE)
  const length = (((to - from) * Math.PI) / 180) * radius
  const isTight = length < room + 4
  const at = onCircle(vertex, radius + (isTight ? 2.2 : 1.4), middle)
  const cos = Math.cos((middle * Math.PI) / 180)
  const anchor = cos > 0.35 ? 'start' : cos < -0.35 ? 'end' : 'middle'
  const drop = Math.sin((middle * Math.PI) / 180) < -0.35 ? TEXT_SIZE * 0.7 : anchor === 'middle' ? 0 : 1.4
  // A head on a curve points along its chord.
  const lean = (1.5 / radius) * (180 / Math.PI)
  const outside = (8 / radius) * (180 / Math.PI)
  return [
    {
      type: 'arc',
      layer: 'dimension',
      centre: vertex,
      radius,
      from: isTight ? from - outside : from,
      to: isTight ? to + outside : to,
    },
    arrowHead(onCircle(vertex, radius, from), from + (isTight ? 90 - lean : -90 + lean)),
    arrowHead(onCircle(vertex, radius, to), to + (isTight ? -90 + lean : 90 - lean)),
    thinLine(vertex, onCircle(vertex, radius + 1.8, from)),
    thinLine(vertex, onCircle(vertex, radius + 1.8, to)),
    { type: 'text', layer: 'dimension', text, at: [at[0], at[1] - drop], size: TEXT_SIZE, anchor, turn: 0 },
  ]
}
