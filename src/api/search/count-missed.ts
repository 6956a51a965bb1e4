import type { MiddlewareHandler } from 'hono'
import type { Env } from '../base/environment.ts'

/** What a search may say besides its words and still be one for them alone. */
const BESIDE_WORDS: ReadonlySet<string> = new Set(['q', 'sort', 'from', 'limit'])

/** Counts a search by words alone that does not find what was asked for, on its first page, also where its answer is a cached one. */
export const countMissed: MiddlewareHandler<Env> = async (c, next) => {
  await next()
  const query = c.req.query()
  const isFirst = (query.from ?? '0') === '0'
  const isOfWords = Object.keys(query).every(name => BESIDE_WORDS.has(name))
  const isAnswered = c.res.ok || c.res.status === 304
  if (query.q !== undefined && isFirst && isOfWords && isAnswered)
    c.get('services').missedSearches.count(query.q, new Date())
}
