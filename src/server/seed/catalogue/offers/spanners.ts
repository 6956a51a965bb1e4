import { fractionOfInch, INCH } from '@parts-hub/parts'
import { withArticle } from './articles.ts'

/** Ends a description with the spanner that a width across flats in mm takes: 'Takes an 18 mm spanner'. */
export function takesSpanner(acrossFlats: number | undefined): string {
  return `Takes ${withArticle(`${acrossFlats} mm spanner`)}`
}

/**
 * The spanner for a width across flats in mm, in inches: '9/16', '1 1/8'; the next larger one in steps of 1/16 or of 1/32, as nuts
 * are a little narrower than their spanner.
 */
export function inchSpanner(acrossFlats: number, steps = 16): string {
  return fractionOfInch(Math.ceil((acrossFlats / INCH) * steps - 0.06) / steps)
}
