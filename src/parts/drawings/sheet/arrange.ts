import type { View } from '../drawing.ts'
import { type Box, boxOfInk, type Ink, moveInk } from './ink.ts'
import { type ResolvedView, resolveView } from './resolve-view.ts'

/** The scales of ISO 5455, mm of paper for each mm of the part, the largest first. */
const SCALES = [50, 20, 10, 5, 2, 1, 1 / 2, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100]
/** What stays white between two views and about them, in mm of paper. */
const GAP = 9

/** The views in their places on the area, at the largest scale at which they fit. */
export interface Arrangement {
  readonly scale: number
  readonly ink: readonly Ink[]
}

/**
 * Lays the views out in first-angle projection, in the middle of the area; undefined if none of the scales is small enough.
 */
export function arrange(
  views: readonly View[],
  area: Box,
  scales: readonly number[] = SCALES,
): Arrangement | undefined {
  for (const scale of scales) {
    const ink = placeViews(views.map(view => resolveView(view, scale)))
    const box = boxOfInk(ink)
    if (!box) break
    const spareWidth = area.right - area.left - (box.right - box.left)
    const spareHeight = area.top - area.bottom - (box.top - box.bottom)
    if (spareWidth < 0 || spareHeight < 0) continue
    const x = area.left + spareWidth / 2 - box.left
    const y = area.bottom + spareHeight / 2 - box.bottom
    return { scale, ink: ink.map(item => moveInk(item, x, y)) }
  }
  return undefined
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
