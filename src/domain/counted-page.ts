import type { SQLWrapper } from 'drizzle-orm'
import { MAX_COUNTED } from '#contract/counting.ts'
import type { Database } from '#db/client.ts'

/** How many rows of a list are wanted, and after which of them. */
export interface PageWish {
  readonly limit: number
  /** The id of the last row on the previous page. */
  readonly after?: string | undefined
}

interface CountedPage {
  readonly ids: readonly string[]
  /** How many rows match, or `MAX_COUNTED` where there may be more. */
  readonly total: number
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined
}

/**
 * A page of ids with how many there are, counted up to `MAX_COUNTED`: by finding so many, of which the first page is a part, so that it is not
 * looked for twice.
 */
export async function findCountedPage(
  find: (wish: PageWish) => Promise<string[]>,
  { limit, after }: PageWish,
): Promise<CountedPage> {
  const counted = find({ limit: MAX_COUNTED })
  const isCounted = after === undefined && limit < MAX_COUNTED
  const [found, { length: total }] = await Promise.all([
    isCounted ? counted : find({ limit: limit + 1, after }),
    counted,
  ])
  const ids = found.slice(0, limit)
  return { ids, total, next: found.length > limit ? ids.at(-1) : undefined }
}

/** A query that selects rows. */
interface Rows {
  limit(most: number): { as(name: string): SQLWrapper }
}

/** How many rows a query selects, or `most` where there may be more: no further ones are read. */
export async function countUpTo(
  db: Pick<Database, '$count'>,
  rows: Rows,
  most: number = MAX_COUNTED,
): Promise<number> {
  return db.$count(rows.limit(most).as('counted'))
}
