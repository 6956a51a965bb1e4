/** Depth of an ISO metric thread's groove, for a pitch of 1: 5/8 of the height of its triangle. ISO 68-1. */
export const THREAD_DEPTH = (5 / 8) * (Math.sqrt(3) / 2)

/** The diameter at the roots of an ISO metric outer thread, in mm (ISO 68-1, basic profile: d - 1.0825 P). */
export function minorDiameter(diameter: number, pitch: number): number {
  return diameter - 2 * THREAD_DEPTH * pitch
}

/** The width across corners of a hexagon, in mm. */
export function acrossCorners(acrossFlats: number): number {
  return acrossFlats / Math.cos(Math.PI / 6)
}

/** The distance from a hexagon's middle to its side at an angle (radians, 0 at a corner). */
export function hexRadius(acrossFlats: number, angle: number): number {
  const sixth = Math.PI / 3
  const fromFlat = (((angle % sixth) + sixth) % sixth) - sixth / 2
  return acrossFlats / 2 / Math.cos(fromFlat)
}

/** Width of the flat that a hexagon's chamfer of 30 degrees leaves, as a share of the width across flats, ISO 4014. */
const CHAMFER_FLAT = 0.95

/** The radius at which the chamfer of a bolt's head or a nut begins, in mm. */
export function chamferRadius(acrossFlats: number): number {
  return (acrossFlats * CHAMFER_FLAT) / 2
}

/** By how much the chamfer has fallen at this radius, in mm. */
export function chamferDrop(acrossFlats: number, radius: number): number {
  return (radius - chamferRadius(acrossFlats)) * Math.tan(Math.PI / 6)
}

/** ISO 4032: the countersink of a tapped hole is between 1 and 1.08 of the thread's diameter wide; ours, in mm. */
export function countersinkOf(diameter: number): number {
  return diameter * 1.06
}

/** The inside of a hexagon socket; lengths in mm. */
export interface SocketForm {
  /** Depth of the small countersink at its mouth. */
  readonly lead: number
  /** Radius of the hole that is drilled first, ISO 4762. */
  readonly core: number
  /** How far the point of the drill, a cone of 120 degrees, reaches below the flats. */
  readonly point: number
}

/** The inside of a hexagon socket of this width. */
export function socketForm(acrossFlats: number): SocketForm {
  const core = acrossFlats * 0.46
  return { lead: acrossFlats * 0.04, core, point: core / Math.tan(Math.PI / 3) }
}
