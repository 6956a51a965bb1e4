import { real, text, timestamp } from 'drizzle-orm/pg-core'
import type { ColumnsOf, DispatchFacts } from '#contract/catalog/plain-facts.ts'

/** A column for a point in time, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = moment('created_at').notNull().defaultNow()

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
