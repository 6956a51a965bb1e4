import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time, stored in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = moment('created_at').notNull().defaultNow()
