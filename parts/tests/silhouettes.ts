import type { View } from '../drawing/drawing.ts'
import type { Size } from '../sizes.ts'
import { built } from './sample-models.ts'
import { drawPart } from './sample-sheets.ts'
import { compare, type Raster } from './silhouette.ts'

/** By how much a view may differ from its model, as a share of its area. */
const TOLERANCE = 0.02

/** What was found of a view; `fault` is undefined where there is nothing to mend. */
export interface Finding {
  readonly view: View
  /** The share of the area in which it differs; undefined where it shows less than the whole. */
  readonly share: number | undefined
  readonly fault: string | undefined
  readonly picture: (() => Raster) | undefined
}

/** How each view of a size agrees with its model. */
export async function findingsOf(size: Size): Promise<Finding[]> {
  const { bodies } = await built(size)
  return (await drawPart(size)).views.map(view => {
    const found = view.axes && compare(view, view.axes, bodies)
    return { view, share: found?.share, picture: found?.picture, fault: faultOf(view, found?.share) }
  })
}

function faultOf({ simplified }: View, share: number | undefined): string | undefined {
  if (share === undefined) return simplified ? undefined : 'is compared with nothing, and does not say why'
  const isClose = share <= TOLERANCE
  if (isClose) return simplified ? 'is close to its model, but says that it is simplified' : undefined
  return simplified ? undefined : `differs from its model by ${(share * 100).toFixed(1)} %`
}
