import { z } from 'zod'

/* How programs ask what changed since they last asked. */

/** The moment since when, of a list of `what` ('orders that changed since, …'). */
export const updatedSince = (what: string) =>
  z.iso
    .datetime({ offset: true, message: 'must be a moment like 2026-03-31T12:00:00Z' })
    .optional()
    .meta({
      description: `only ${what}, those that changed first first; next time, send X-Updated-Until of the first page`,
    })

interface Asked {
  readonly updatedSince?: string | undefined
  readonly q?: string | undefined
  readonly sort?: string | undefined
}

/** What changed has an order of its own: the arguments of a schema's `refine`. */
export const isInOrderOfChange = [
  (asked: Asked) => asked.updatedSince === undefined || (!asked.q && asked.sort === undefined),
  { path: ['updatedSince'], message: 'cannot be combined with q or sort' },
] satisfies [unknown, unknown]
