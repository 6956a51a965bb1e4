import { CAPITAL, type Ink } from '../sheet/ink.ts'
import { dxfLayers, TEXT_LAYER } from './tables.ts'
import { dxfText, pointTags, type Tag } from './tags.ts'

/** A piece of ink as entities of DXF R12. */
export function entityTags(ink: Ink): Tag[] {
  const layer: Tag = [8, dxfLayers[ink.layer].name]
  switch (ink.type) {
    case 'path':
      return pathTags(ink.points, layer)
    case 'fill': {
      const [one, two, three] = ink.points
      return [
        [0, 'SOLID'],
        layer,
        ...pointTags(one),
        ...pointTags(two, 11),
        ...pointTags(three, 12),
        ...pointTags(three, 13),
      ]
    }
    case 'arc': {
      const isWhole = ink.to - ink.from >= 360 - 1e-9
      return [
        [0, isWhole ? 'CIRCLE' : 'ARC'],
        layer,
        ...pointTags(ink.centre),
        [40, ink.radius],
        ...(isWhole
          ? []
          : ([
              [50, wrap(ink.from)],
              [51, wrap(ink.to)],
            ] satisfies Tag[])),
      ]
    }
    case 'text':
      return [
        [0, 'TEXT'],
        ink.layer === 'frame' ? [8, TEXT_LAYER.name] : layer,
        ...pointTags(ink.at),
        [40, ink.size * CAPITAL],
        [1, dxfText(ink.text)],
        // The letters of CAD programs are wider than ours, and have to fit into the title block.
        [41, ink.isStrong ? 0.68 : 0.88],
        [50, ink.turn],
        [72, { start: 0, middle: 1, end: 2 }[ink.anchor]],
        ...(ink.anchor === 'start' ? [] : pointTags(ink.at, 11)),
      ]
  }
}

function pathTags(points: Extract<Ink, { type: 'path' }>['points'], layer: Tag): Tag[] {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last) return []
  if (points.length === 2) return [[0, 'LINE'], layer, ...pointTags(first), ...pointTags(second, 11)]
  const isClosed = points.length > 3 && Math.hypot(first[0] - last[0], first[1] - last[1]) < 1e-6
  const corners = isClosed ? points.slice(0, -1) : points
  return [
    [0, 'POLYLINE'],
    layer,
    [66, 1],
    ...pointTags([0, 0]),
    [70, isClosed ? 1 : 0],
    ...corners.flatMap((point): Tag[] => [[0, 'VERTEX'], layer, ...pointTags(point)]),
    [0, 'SEQEND'],
    layer,
  ]
}

function wrap(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}
