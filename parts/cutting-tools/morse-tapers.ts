import { line, type Point, path, type Shape } from '../drawing/kit.ts'

/**
 * DIN 228 form B: Morse taper shanks with tang, by their number. Diameter in the gauge plane, how far the large end stands
 * before that plane, from the plane to the tang's end, diameter of the tang, its thickness and its length. The diameters and
 * the taper's lengths as drill-hq.com and toolsandmods.com list them. No file, as other tables are: drawings are made in browsers.
 */
const DIN_228: Readonly<
  Record<number, Readonly<Record<'D' | 'a' | 'l' | 'd3' | 'b' | 'e' | 'taper', number>>>
> = {
  1: { D: 12.065, a: 3.5, l: 62, d3: 9, b: 5.2, e: 13.5, taper: 0.04988 },
  2: { D: 17.78, a: 5, l: 75, d3: 14, b: 6.3, e: 16, taper: 0.04995 },
  3: { D: 23.825, a: 5, l: 94, d3: 19.1, b: 7.9, e: 20, taper: 0.0502 },
  4: { D: 31.267, a: 6.5, l: 117.5, d3: 25.2, b: 11.9, e: 24, taper: 0.05194 },
}

/** How far the tang's flats run out into its round end, as a share of how deep they are milled. */
const RUN_OUT = 1.6

/** A Morse taper shank with tang, DIN 228 form B; heights and radii in mm, the tang's end at the top. */
export interface MorseTaper {
  /** The large end of the taper. */
  readonly from: number
  /** The small end of the taper, where the tang begins, and the tang's end. */
  readonly tangFrom: number
  readonly to: number
  readonly radius: number
  readonly smallRadius: number
  /** Radius of the tang's round sides, and half its thickness. */
  readonly tangRadius: number
  readonly half: number
  /** From which height on the tang has its full flats. */
  readonly flatFrom: number
}

/** The Morse taper of this number at the end of a tool of this length in mm. */
export function morseTaper(number: number, to: number): MorseTaper {
  const row = DIN_228[number]
  if (!row) throw new Error(`DIN 228 has no Morse taper ${number}`)
  const { D, a, l, d3, b, e, taper } = row
  const from = to - l - a
  const tangFrom = to - e
  const radius = (D + a * taper) / 2
  return {
    from,
    tangFrom,
    to,
    radius,
    smallRadius: radius - ((tangFrom - from) * taper) / 2,
    tangRadius: d3 / 2,
    half: b / 2,
    flatFrom: tangFrom + (d3 / 2 - b / 2) * RUN_OUT,
  }
}

/** The taper up to its tang, turned, [radius, height]. */
export function taperProfile({ from, tangFrom, radius, smallRadius, tangRadius }: MorseTaper): Point[] {
  const edge = radius * 0.06
  return [
    [radius - edge, from],
    [radius, from + edge],
    [smallRadius, tangFrom],
    [tangRadius, tangFrom],
  ]
}

/** How far the corner of the tang's end is broken, in mm. */
export function tangEdge({ tangRadius }: MorseTaper): number {
  return tangRadius * 0.2
}

/** The tang from the side, its flats seen as a face: its axis along x. */
export function tangSide(taper: MorseTaper): Shape[] {
  const { tangFrom, to, tangRadius, half, flatFrom } = taper
  const edge = tangEdge(taper)
  const side: readonly Point[] = [
    [tangFrom, tangRadius],
    [to - edge, tangRadius],
    [to, tangRadius - edge],
  ]
  const face = Math.sqrt(tangRadius ** 2 - half ** 2)
  return [
    path(side),
    path(side.map(([x, y]) => [x, -y])),
    line([to, edge - tangRadius], [to, tangRadius - edge]),
    line([flatFrom, -face], [flatFrom, face]),
    ...[face, -face].map(y => line([flatFrom, y], [to - edge, y])),
  ]
}

/** The volume of the tang in mm³. */
export function tangVolume({ tangFrom, to, tangRadius, half }: MorseTaper): number {
  const angle = Math.asin(half / tangRadius)
  const area = 2 * tangRadius ** 2 * (angle + (half / tangRadius) * Math.cos(angle))
  return area * (to - tangFrom)
}
