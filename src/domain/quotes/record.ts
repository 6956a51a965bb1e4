import type { quoteLines, quotes } from '#db/schema.ts'

/** A quote as stored in the database. */
export type QuoteRecord = typeof quotes.$inferSelect
/** A line of it. */
export type QuoteLine = typeof quoteLines.$inferSelect
