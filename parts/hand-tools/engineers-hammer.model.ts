import { Vector3 } from 'three'
import { boxOutline, loft, type Section } from '../solids/loft.ts'
import { type Body, defineModel } from '../solids/model.ts'
import { revolve } from '../solids/revolve.ts'
import { relief } from '../solids/strokes.ts'
import families from './engineers-hammer.ts'
import { HANDLE, HEAD, PROUD, type Station, valueAt } from './hammer-form.ts'
import { grain } from './hammer-grain.model.ts'

type Dimensions = Readonly<Record<'m' | 'L' | 'l' | 'a', number>>

/** An engineer's hammer: the handle along y from y = 0, the head on top with its face towards -x. */
export default {
  'engineers-hammer': defineModel(families['engineers-hammer'], {
    build(dimensions, surface) {
      return [...head(dimensions, surface), ...handle(dimensions)]
    },
    poses: { front: [0, 0, 62], back: [0, 180, -62] },
  }),
}

function head({ m, L, l, a }: Dimensions, surface: Body['surface']): Body[] {
  const lay = (from: number, to: number, swell: number) =>
    loft(sections(HEAD, from, to, 60, l, size => size * a + swell))
      .rotateZ(-Math.PI / 2)
      .translate(-l / 2, L - PROUD - a / 2, 0)
  return [
    // The face and the pein are ground bright, the middle stays painted.
    { geometry: lay(0, 1, 0), surface: 'ground-steel' },
    { geometry: lay(0.16, 0.8, 0.3), surface },
    ...[1, -1].map(side => ({
      geometry: relief(
        `${m} g`,
        a * 0.26,
        a * 0.03,
        (x, y) => new Vector3(side * x, L - PROUD - a * 0.5 + y, side * (a * 0.515 + 0.1)),
      ),
      surface: 'ground-steel' as const,
    })),
  ]
}

function handle({ L, a }: Dimensions): Body[] {
  const turned = (from: number, to: number, swell: number) =>
    loft(sections(HANDLE, from, to, 90, L, size => size * a + swell))
  const ring = revolve([
    [a * 0.1, L - 2],
    [a * 0.16, L - 2],
    [a * 0.16, L - 0.3],
    [a * 0.14, L],
    [a * 0.12, L],
    [a * 0.1, L - 0.3],
    [a * 0.1, L - 2],
  ])
  return [
    { geometry: turned(0.003, 0.999, 0), surface: 'wood' },
    { geometry: grain(L, a), surface: 'wood-grain' },
    // The end is dipped in lacquer of the house's colour.
    { geometry: turned(0, 0.27, 0.35), surface: 'orange-plastic' },
    { geometry: ring, surface: 'steel' },
  ]
}

/** Outlines between two shares of a body, smooth through its stations. */
function sections(
  stations: readonly Station[],
  from: number,
  to: number,
  rows: number,
  length: number,
  scale: (size: number) => number,
): Section[] {
  const own = stations.map(([at]) => at).filter(at => at > from && at < to)
  const even = Array.from({ length: rows + 1 }, (_, row) => from + ((to - from) * row) / rows)
  return [...new Set([...own, ...even])]
    .toSorted((one, other) => one - other)
    .map(at => {
      const [width, depth, radius] = [1, 2, 3].map(value => valueAt(stations, value, at))
      return {
        y: at * length,
        outline: boxOutline(scale(width ?? 1), scale(depth ?? 1), scale(radius ?? 0), 12),
      }
    })
}
