import type { Point } from './profile.ts'

/** The area that an outline encloses, in mm² for mm. */
export function areaOf(outline: readonly Point[]): number {
  const twice = outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(twice) / 2
}

/** The volume of a cylinder, in mm³ for mm. */
export function cylinderVolume(diameter: number, length: number): number {
  return (Math.PI / 4) * diameter ** 2 * length
}

/** The volume of a hexagonal prism by its width across flats, in mm³ for mm. */
export function hexagonVolume(acrossFlats: number, height: number): number {
  return (Math.sqrt(3) / 2) * acrossFlats ** 2 * height
}

/** The volume of a thread: of a cylinder of its pitch diameter (ISO 724: d - 0.6495 P), in mm³ for mm. */
export function threadVolume(diameter: number, pitch: number, length: number): number {
  return cylinderVolume(diameter - 0.6495 * pitch, length)
}

/** The volume of what a profile, open or closed at the axis, sweeps round the axis; `[radius, height]`, in mm³ for mm. */
export function turnedVolume(profile: readonly Point[]): number {
  const sum = profile.reduce((total, [r, h], index) => {
    const [nextR, nextH] = profile[(index + 1) % profile.length] ?? [r, h]
    return total + ((nextH - h) * (r ** 2 + r * nextR + nextR ** 2)) / 3
  }, 0)
  return Math.abs(sum) * Math.PI
}
