import { and, eq, exists, gt, inArray, isNull, not, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#db/client.ts'
import {
  contactMessages,
  mails,
  orderNotes,
  orders,
  parcels,
  payments,
  refunds,
  returnPhotos,
  returns,
  trackingLinks,
  transfersBack,
} from '#db/schema.ts'
import { kindsWhere } from '../mail/kinds.ts'
import { isOwed } from '../order-life/owed.ts'
import { isWaiting } from '../returns/record.ts'

/** What orders and reviews show in place of a person who has deleted their account. */
export const DELETED = {
  userName: 'Deleted account',
  // https://www.rfc-editor.org/rfc/rfc2606: no such address can exist.
  userEmail: 'deleted-account@example.invalid',
  authorName: 'Former customer',
} as const

/** What else an order says of its customer, removed. */
const FORGOTTEN = {
  phone: '',
  deliveryAddress: null,
  billingAddress: null,
  vatId: null,
  vatCheckId: null,
  customerReference: '',
  note: '',
}

/** Mails about goods or money on their way to the customer: they are still sent after the account is closed. */
const AWAITED = kindsWhere(({ about, unproven }) => about === 'order' && unproven === 'wait')
/** How long an undeliverable mail, or a payment that does not arrive, delays the removal of a customer's name, in ms. */
const PATIENCE_MS = 7 * 24 * 60 * 60 * 1000
/** How long a return that was agreed and does not come does, in ms. */
const RETURN_PATIENCE_MS = 60 * 24 * 60 * 60 * 1000

/**
 * Removes name, email address, phone, addresses and words of the customer from the completed orders of closed accounts, and deletes the mails
 * messages and colleagues' notes about them, the numbers of their parcels and the links to follow them; the photos of their returns lose their return,
 * so that their files are taken away. An order is completed when it is neither unpaid, also on account, nor waiting to be shipped, no
 * money is outstanding, nothing of it is on its way back, and its last mail has been sent.
 */
export async function forgetCustomers(db: Database | Transaction, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PATIENCE_MS)
  const { userName, userEmail } = DELETED
  const ofOrder = eq(sql`${mails.fields} ->> 'order'`, orders.id)
  const awaitedMail = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(ofOrder, isNull(mails.sentAt), inArray(mails.kind, AWAITED), gt(mails.createdAt, since)))
  const refund = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), eq(refunds.status, 'pending')))
  const payment = db
    .select({ id: payments.intentId })
    .from(payments)
    .where(
      and(eq(payments.orderId, orders.id), eq(payments.status, 'pending'), gt(payments.createdAt, since)),
    )
  const isUnderWay = sql`(${isWaiting} or ${returns.state} = 'agreed' and ${returns.answeredAt} > ${new Date(now.getTime() - RETURN_PATIENCE_MS).toISOString()}::timestamptz)`
  const comingBack = db
    .select({ id: returns.id })
    .from(returns)
    .where(and(eq(returns.orderId, orders.id), isUnderWay))
  const transfer = db
    .select({ id: transfersBack.id })
    .from(transfersBack)
    .where(and(eq(transfersBack.orderId, orders.id), isNull(transfersBack.sentOn)))
  const done = await db
    .update(orders)
    .set({ ...FORGOTTEN, userName, userEmail, forgetCustomer: false })
    .where(
      and(
        eq(orders.forgetCustomer, true),
        notInArray(orders.status, ['booked', 'paid']),
        not(isOwed),
        not(
          or(exists(awaitedMail), exists(refund), exists(payment), exists(comingBack), exists(transfer)) ??
            sql`false`,
        ),
      ),
    )
    .returning({ id: orders.id })
  if (done.length === 0) return
  const ids = done.map(({ id }) => id)
  await db.delete(mails).where(inArray(sql`${mails.fields} ->> 'order'`, ids))
  await db.delete(parcels).where(inArray(parcels.orderId, ids))
  const theirs = db.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, ids))
  await db.update(returnPhotos).set({ returnId: null }).where(inArray(returnPhotos.returnId, theirs))
  await db.update(returns).set({ words: '', answer: '' }).where(inArray(returns.orderId, ids))
  await db.delete(orderNotes).where(inArray(orderNotes.orderId, ids))
  await db.delete(contactMessages).where(inArray(contactMessages.orderId, ids))
  await db.delete(trackingLinks).where(inArray(trackingLinks.orderId, ids))
}
