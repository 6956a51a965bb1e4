import type { orders } from '#db/schema.ts'

/** An order as stored in the database. */
export type OrderRecord = typeof orders.$inferSelect
