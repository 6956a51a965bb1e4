import { PAGE_SIZES, type ResultsSearch } from './results-search.ts'

/** Where the pages begin that are shown, before it and after it: how many hits come before each. */
export interface PlaceInList {
  readonly here: number
  readonly before?: number | undefined
  readonly after?: number | undefined
}

/** The place of a page in a list of `total` hits. */
export function placeInList(
  { from = 0, size = PAGE_SIZES[0], shown = size }: ResultsSearch,
  total: number,
): PlaceInList {
  return {
    here: from,
    before: from > 0 ? Math.max(from - size, 0) : undefined,
    after: from + shown < total ? from + shown : undefined,
  }
}
