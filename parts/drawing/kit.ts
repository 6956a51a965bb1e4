/** What a family's drawing is written with. */

export { defineFamily } from '../family.ts'
export { acrossCorners, minorDiameter } from '../geometry/iso-forms.ts'
export {
  arc as arcPoints,
  chamferCorners,
  lying,
  type Point,
  roundCorners,
  standing,
} from '../geometry/profile.ts'
export { frontView, type Item, type Shape, sideView, topView, type View } from './drawing.ts'
export { aligned, angleBetween, diameter, height, note, radius, width } from './measures.ts'
export { behind } from './shapes/behind.ts'
export { hexEnd, hexSide } from './shapes/hexagons.ts'
export {
  arc,
  centreLine,
  centreMark,
  circle,
  hatch,
  hole,
  line,
  outline,
  path,
  rect,
  ringZone,
  zone,
} from './shapes/lines.ts'
export { mirror, mirrored, move, turn } from './shapes/place.ts'
export { tappedHole, tappedHoleEnd, threadEnd, threadedRod } from './shapes/threads.ts'
export { turned, turnedEnd, turnedSection } from './shapes/turned.ts'
export { nameThread } from './thread-names.ts'
