import { z } from 'zod'
import { email, inEuros } from '../common.ts'
import { ages } from './ages.ts'

/** As of which day, today without one, and of whom the items are named one by one. */
export const openItemsQuery = z.object({
  on: z.iso.date('must be a date like 2026-03-31').optional(),
  person: email.optional(),
})

/** In euros, by how long it has been overdue, and in all. Below zero: owed to customers. */
const sums = {
  notDue: inEuros,
  upTo30: inEuros,
  upTo60: inEuros,
  upTo90: inEuros,
  over90: inEuros,
  total: inEuros,
}

const openItem = z
  .object({
    order: z.string(),
    orderNumber: z.string(),
    /** The invoice as it stood on that day. */
    invoice: z.int(),
    person: z.string(),
    customer: z.string(),
    dueOn: z.string(),
    daysOverdue: z.int(),
    age: z.enum(ages),
    open: inEuros,
  })
  .meta({ id: 'OpenItem' })
export type OpenItem = z.infer<typeof openItem>

/** What was owed on account at the end of a day: by customer, who owes most first, and the items of the person asked for. */
export const openItemsReport = z
  .object({
    on: z.string(),
    people: z.array(z.object({ person: z.string(), customer: z.string(), ...sums })),
    total: z.object(sums),
    items: z.array(openItem),
  })
  .meta({ id: 'OpenItemsReport' })
export type OpenItemsReport = z.infer<typeof openItemsReport>
