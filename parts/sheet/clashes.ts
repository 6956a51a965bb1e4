import type { Point } from '../geometry/profile.ts'
import { type Ink, type Text, textCorners } from './ink.ts'
import type { Sheet } from './sheet.ts'

/** Texts that lie over one another, over an outline, or off the sheet, in words; an empty list if all can be read. */
export function clashesOf(sheet: Sheet): string[] {
  const texts = sheet.ink.filter((ink): ink is Text => ink.type === 'text')
  const outlines = sheet.ink.filter(ink => ink.layer === 'visible' || ink.layer === 'border')
  return texts.flatMap((text, index) => {
    const corners = shrink(textCorners(text))
    const off = corners.some(([x, y]) => x < 0 || y < 0 || x > sheet.width || y > sheet.height)
    const over = texts.slice(index + 1).filter(other => meet(corners, shrink(textCorners(other))))
    const crossed =
      text.layer === 'dimension' && outlines.some(ink => stretchesOf(ink).some(line => meet(corners, line)))
    return [
      ...(off ? [`'${text.text}' lies off the sheet`] : []),
      ...over.map(other => `'${text.text}' lies over '${other.text}'`),
      ...(crossed ? [`'${text.text}' lies over an outline`] : []),
    ]
  })
}

/** The corners pulled in a little, as letters do not fill their boxes. */
function shrink(corners: readonly Point[]): Point[] {
  const x = corners.reduce((sum, point) => sum + point[0], 0) / corners.length
  const y = corners.reduce((sum, point) => sum + point[1], 0) / corners.length
  return corners.map(point => [x + (point[0] - x) * 0.9, y + (point[1] - y) * 0.85])
}

/** Straight pieces of ink; arcs in pieces of 6 degrees. */
function stretchesOf(ink: Ink): Point[][] {
  if (ink.type === 'text') return []
  const points = ink.type === 'arc' ? arcPoints(ink) : ink.points
  return points.slice(1).map((point, index) => [points[index] ?? point, point])
}

function arcPoints({ centre, radius, from, to }: Extract<Ink, { type: 'arc' }>): Point[] {
  const steps = Math.max(2, Math.ceil((to - from) / 6))
  return Array.from({ length: steps + 1 }, (_, step) => {
    const around = ((from + ((to - from) * step) / steps) * Math.PI) / 180
    return [centre[0] + radius * Math.cos(around), centre[1] + radius * Math.sin(around)]
  })
}

/** Whether two convex shapes share a point: no line between them parts them. */
function meet(one: readonly Point[], other: readonly Point[]): boolean {
  return ![...sidesOf(one), ...sidesOf(other)].some(([x, y]) => {
    const far = (points: readonly Point[]) => points.map(point => point[0] * x + point[1] * y)
    const first = far(one)
    const second = far(other)
    return Math.max(...first) < Math.min(...second) || Math.max(...second) < Math.min(...first)
  })
}

function sidesOf(points: readonly Point[]): Point[] {
  return points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return [next[1] - point[1], point[0] - next[0]]
  })
}
