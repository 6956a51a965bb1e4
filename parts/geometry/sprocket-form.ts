import type { Point } from './profile.ts'

export interface SprocketForm {
  /** Pitch and roller diameter of the chain in mm, ISO 606. */
  readonly pitch: number
  readonly roller: number
  readonly teeth: number
  /** Outside diameter in mm. */
  readonly outside: number
}

/** The pitch circle of a sprocket in mm: p / sin(180 degrees / z), ISO 606. */
export function sprocketPitchDiameter({ pitch, teeth }: Pick<SprocketForm, 'pitch' | 'teeth'>): number {
  return pitch / Math.sin(Math.PI / teeth)
}

/**
 * The outline of a sprocket's teeth, ISO 606: a roller seat of 0.505 of the roller round each joint, then flanks of radius
 * 0.12 d1 (z + 2) up to the outside circle. Whole turns start in the middle of a gap at the top.
 */
export function sprocketOutline(form: SprocketForm): Point[] {
  const { roller, teeth, outside } = form
  const pitchRadius = sprocketPitchDiameter(form) / 2
  const seat = 0.505 * roller
  const flank = 0.12 * roller * (teeth + 2)
  const seatAngle = ((140 - 90 / teeth) * Math.PI) / 180
  // In the gap's own frame: the joint at (0, pitchRadius), the seat below it. One side only, mirrored for the other.
  const half = Array.from({ length: 9 }, (_, step): Point => {
    const angle = -Math.PI / 2 + ((seatAngle / 2) * step) / 8
    return [seat * Math.cos(angle), pitchRadius + seat * Math.sin(angle)]
  })
  const end = -Math.PI / 2 + seatAngle / 2
  const centre: Point = [(seat + flank) * Math.cos(end), pitchRadius + (seat + flank) * Math.sin(end)]
  const flankPoints: Point[] = []
  for (let step = 1; step <= 80; step++) {
    const angle = end + Math.PI - step * 0.02
    const point: Point = [centre[0] + flank * Math.cos(angle), centre[1] + flank * Math.sin(angle)]
    const isOut = Math.hypot(...point) >= outside / 2
    const isPastMiddle = Math.atan2(point[0], point[1]) >= Math.PI / teeth
    if (isPastMiddle) break
    if (isOut) {
      flankPoints.push(onCircle(point, outside / 2))
      break
    }
    flankPoints.push(point)
  }
  const right = [...half, ...flankPoints]
  const gap = [...right.toReversed(), ...right.slice(1).map(([x, y]): Point => [-x, y])]
  return Array.from({ length: teeth }, (_, index) =>
    gap.map(point => turned(point, (index * 2 * Math.PI) / teeth)),
  ).flat()
}

function onCircle([x, y]: Point, radius: number): Point {
  const share = radius / Math.hypot(x, y)
  return [x * share, y * share]
}

function turned([x, y]: Point, angle: number): Point {
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)]
}
