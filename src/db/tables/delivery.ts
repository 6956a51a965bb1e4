import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { deliveryMethodIds } from '#contract/delivery/methods.ts'
import type { Cents } from '#contract/money.ts'

/** Up to this weight, delivery costs so much, gross; null: whatever it weighs. */
export interface WeightStep {
  readonly upToGrams: number | null
  readonly cents: Cents
}

/** Countries to which a method delivers at the same prices, so many working days after the order. */
export interface DeliveryZone {
  /** None: the country of the seller. */
  readonly countries: readonly string[]
  readonly minDays: number
  readonly maxDays: number
  /** From light to heavy. */
  readonly steps: readonly WeightStep[]
}

/** The methods of delivery, filled by the migration; the owner edits them, none is added or removed. */
export const deliveryMethods = pgTable(
  'delivery_methods',
  {
    id: text('id', { enum: deliveryMethodIds }).primaryKey(),
    isOffered: boolean('is_offered').notNull().default(true),
    /** Goods for so much, gross, are delivered free; null: never. */
    freeFromCents: integer('free_from_cents').$type<Cents>(),
    /** A country is in one zone at most. */
    zones: jsonb('zones').$type<readonly DeliveryZone[]>().notNull(),
    /** Raised by every edit; an edit names the version it saw. */
    version: integer('version').notNull().default(1),
  },
  table => [
    check('delivery_methods_zones_are_rows', sql`jsonb_typeof(${table.zones}) = 'array'`),
    check('delivery_methods_free_from_not_negative', sql`${table.freeFromCents} >= 0`),
  ],
)
