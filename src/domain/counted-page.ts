/** How many rows of a list are wanted, and after which of them. */
export interface PageWish {
  readonly limit: number
  /** The id of the last row on the previous page. */
  readonly after?: string | undefined
}

interface CountedPage {
  readonly ids: readonly string[]
  /** How many rows match, or `maxCounted` where there may be more. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/**
 * A page of ids with how many there are, counted up to `maxCounted`: by finding so many, of which the first page is a part, so that it is not
 * looked for twice.
 */
export async function findCountedPage(
  find: (wish: PageWish) => Promise<string[]>,
  { limit, after }: PageWish,
  maxCounted: number,
): Promise<CountedPage> {
  const counted = find({ limit: maxCounted })
  const isCounted = after === undefined && limit < maxCounted
  const [found, { length: total }] = await Promise.all([
    isCounted ? counted : find({ limit: limit + 1, after }),
    counted,
  ])
  const ids = found.slice(0, limit)
  return { ids, total, next: found.length > limit ? ids.at(-1) : undefined }
}
