import type { Point } from '../geometry/profile.ts'

/** The lines of a hatching, `gap` apart, cut off at the loops; inside is where an odd number of loops lies around. */
export function hatchLines(
  loops: readonly (readonly Point[])[],
  angle: number,
  gap: number,
): (readonly [Point, Point])[] {
  const sin = Math.sin((angle * Math.PI) / 180)
  const cos = Math.cos((angle * Math.PI) / 180)
  const flat = ([x, y]: Point): Point => [x * cos + y * sin, -x * sin + y * cos]
  const back = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos]
  const turned = loops.map(loop => loop.map(flat))
  const heights = turned.flat().map(([, y]) => y)
  const lines: (readonly [Point, Point])[] = []
  const first = Math.ceil(Math.min(...heights) / gap) * gap
  for (let y = first; y < Math.max(...heights); y += gap) {
    const cuts = turned.flatMap(loop => crossings(loop, y)).sort((one, other) => one - other)
    for (let index = 0; index + 1 < cuts.length; index += 2)
      lines.push([back([cuts[index] ?? 0, y]), back([cuts[index + 1] ?? 0, y])])
  }
  return lines
}

function crossings(loop: readonly Point[], y: number): number[] {
  return loop.flatMap((from, index) => {
    const to = loop[(index + 1) % loop.length]
    if (!to || from[1] < y === to[1] < y) return []
    return [from[0] + ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1])]
  })
}
