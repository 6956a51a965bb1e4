import type { View } from '../drawing/drawing.ts'
import type { Box } from '../geometry/box.ts'
import { boxOfInk, type Ink, moveInk } from './ink.ts'
import { boxOfView, type ResolvedView, resolveView } from './resolve-view.ts'

/** The scales of ISO 5455, mm of paper for each mm of the part, the largest first. */
const SCALES = [50, 20, 10, 5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100]
/** What stays white between two views and about them, in mm of paper. */
const GAP = 9

/** The views in their places beside one another, and the box that they take, in mm of paper. */
export interface Arrangement {
  readonly scale: number
  readonly ink: readonly Ink[]
  readonly box: Box
}

/**
 * Lays the views of a part to this standard out in first-angle projection at the largest scale at which the area takes them; undefined if none of the
 * scales is small enough.
 */
export function arrange(views: readonly View[], area: Box, standard: string | null): Arrangement | undefined {
  for (const scale of SCALES) {
    if (!mayFit(views, scale, area)) continue
    const ink = placeViews(views.map(view => resolveView(view, scale, standard)))
    const box = boxOfInk(ink)
    if (box && fits(box, area)) return { scale, ink, box }
  }
  return undefined
}

/** Whether the outlines alone have room: what is cut is hatched only if it may be shown. */
function mayFit(views: readonly View[], scale: number, area: Box): boolean {
  const sizes = views.map(view => ({ place: view.place, box: boxOfView(view, scale) }))
  const across = sizes.filter(({ place }) => place !== 'below').map(({ box }) => box.right - box.left)
  const down = sizes
    .filter(({ place }) => place === 'front' || place === 'below')
    .map(({ box }) => box.top - box.bottom)
  const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0)
  return sum(across) <= area.right - area.left && sum(down) <= area.top - area.bottom
}

/** Whether a box has room in an area. */
export function fits(box: Box, area: Box): boolean {
  return box.right - box.left <= area.right - area.left && box.top - box.bottom <= area.top - area.bottom
}

/** The ink in the middle of the area. */
export function centreIn({ ink, box }: Arrangement, area: Box): Ink[] {
  const x = (area.left + area.right - box.left - box.right) / 2
  const y = (area.bottom + area.top - box.bottom - box.top) / 2
  return ink.map(item => moveInk(item, x, y))
}

function placeViews(resolved: readonly ResolvedView[]): Ink[] {
  const front = resolved.find(({ view }) => view.place === 'front')
  if (!front) throw new Error('a drawing needs a front view')
  const ink = [...front.ink]
  const frontBox = boxOfInk(front.ink) ?? front.box
  const edges = { left: frontBox.left, right: frontBox.right, bottom: frontBox.bottom }
  for (const { view, ink: own, box } of resolved) {
    const around = boxOfInk(own) ?? box
    if (view.place === 'right') {
      const by = edges.right + GAP - around.left
      ink.push(...own.map(item => moveInk(item, by, 0)))
      edges.right = around.right + by
    } else if (view.place === 'left') {
      const by = edges.left - GAP - around.right
      ink.push(...own.map(item => moveInk(item, by, 0)))
      edges.left = around.left + by
    } else if (view.place === 'below') {
      const by = edges.bottom - GAP - around.top
      ink.push(...own.map(item => moveInk(item, 0, by)))
      edges.bottom = around.bottom + by
    }
  }
  return ink
}

/** A scale as it stands in the title block: '2:1', '1:5'. */
export function showScale(scale: number): string {
  return scale >= 1 ? `${scale}:1` : `1:${Math.round(1 / scale)}`
}
