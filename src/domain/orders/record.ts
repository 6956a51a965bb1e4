import type { orders } from '#db/schema.ts'

/** An order as the database keeps it. */
export type OrderRecord = typeof orders.$inferSelect
