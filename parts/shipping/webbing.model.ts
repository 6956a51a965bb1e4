import { BoxGeometry, type BufferGeometry, Vector3 } from 'three'
import { arc, type Point, roundCorners } from '../geometry/profile.ts'
import { merge } from '../solids/crease.ts'
import { sweep } from '../solids/sweep.ts'
import { inPlane } from './paths.model.ts'

/** How far apart the ribs of the weave lie, in mm, and by how much they stand out, as a share of the thickness. */
const RIB = { pitch: 3, height: 0.05 } as const

interface Band {
  /** The middle of the band in the xy-plane; the width lies along z. */
  readonly path: readonly Point[]
  readonly width: number
  readonly thickness: number
}

/** A woven band along a path, ribbed across. */
export function webbing({ path, width, thickness }: Band): BufferGeometry {
  const points = inPlane(evenly(path, RIB.pitch / 2))
  const section = roundCorners(box(thickness, width, 0), thickness * 0.4, { isClosed: true, steps: 2 })
  return sweep(points, section, {
    normal: startNormal(points),
    smoothUpTo: 25,
    scale: share => [1 - RIB.height * (Math.round(share * (points.length - 1)) % 2), 1],
  })
}

/** The coloured threads that run along a band, one for each place across it. */
export function stripes({ path, thickness }: Band, places: readonly number[], width: number): BufferGeometry {
  const points = inPlane(evenly(path, RIB.pitch))
  return merge(
    places.map(place =>
      sweep(points, box(thickness + 0.2, width, place), { normal: startNormal(points), smoothUpTo: 25 }),
    ),
  )
}

/** Rows of stitches along x on a band that lies flat. */
export function seam(from: Point, length: number, rows: readonly number[]): BufferGeometry {
  const stitch = 4.5
  const count = Math.floor(length / (stitch * 1.5))
  const stitches = rows.flatMap(z =>
    Array.from({ length: count }, (_, index) =>
      new BoxGeometry(stitch, 0.6, 1.1).translate(from[0] + stitch * (0.5 + index * 1.5), from[1], z),
    ),
  )
  return merge(stitches)
}

/** A spiral about a centre, inwards from its lowest point, clockwise, ever a thickness closer. */
export function roll(centre: Point, outer: number, thickness: number, turns: number): Point[] {
  const steps = Math.round(turns * 48)
  return Array.from({ length: steps + 1 }, (_, index) => {
    const turn = index / 48
    const radius = outer - thickness * turn
    const angle = -Math.PI / 2 - turn * 2 * Math.PI
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  })
}

/** Half a turn and more of a band about a bolt. */
export function aroundBolt(centre: Point, radius: number, from: number, to: number): Point[] {
  return arc(centre, radius, from, to, 20)
}

/** Points at equal distances along a polyline; the last step to its end may be up to half as long again. */
function evenly(path: readonly Point[], step: number): Point[] {
  const points: Point[] = []
  let ahead = 0
  for (const [index, from] of path.slice(0, -1).entries()) {
    const to = path[index + 1] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    for (; ahead < length; ahead += step) {
      const share = ahead / length
      points.push([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share])
    }
    ahead -= length
  }
  const end = path.at(-1)
  return end ? [...(ahead > step / 2 ? points.slice(0, -1) : points), end] : points
}

function box(thickness: number, width: number, place: number): Point[] {
  const [x, y] = [thickness / 2, width / 2]
  return [
    [-x, place - y],
    [x, place - y],
    [x, place + y],
    [-x, place + y],
  ]
}

function startNormal(points: readonly Vector3[]): Vector3 {
  const [first = new Vector3(), second = new Vector3(1, 0, 0)] = points
  const along = second.clone().sub(first)
  return new Vector3(-along.y, along.x, 0).normalize()
}
