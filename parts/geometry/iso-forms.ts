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
