import { sql } from 'drizzle-orm'
import { real, text, timestamp } from 'drizzle-orm/pg-core'
import type { ColumnsOf, DispatchFacts } from '#contract/catalog/plain-facts.ts'
import { findRequestId } from '../asker.ts'

/** A column for a point in time, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = moment('created_at').notNull().defaultNow()
/** When a row, or what belongs to it, last changed, which triggers note (migration `changed_rows`). */
export const changedAt = moment('changed_at').notNull().defaultNow()
/** The id of the request that a row is written for; null for the shop's own work. Statements that are prepared must give it themselves. */
export const requestId = () => text('request_id').$defaultFn(() => findRequestId() ?? sql`null`)

/** What carriers and customs ask for, of products and, as it was then, of the lines of orders and quotes. */
export const dispatchColumns = () =>
  ({
    /** Of one piece. */
    weightGrams: real('weight_grams'),
    /** The eight digits of the Combined Nomenclature. */
    customsCode: text('customs_code'),
    /** ISO 3166-1 alpha-2, in capitals. */
    countryOfOrigin: text('country_of_origin'),
  }) satisfies Record<keyof ColumnsOf<DispatchFacts>, unknown>
