import { and, desc, eq, getTableColumns, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { OwnData } from '#contract/own-data/own-data.ts'
import { pathOfPhoto } from '#contract/returns/photos.ts'
import {
  accountPayments,
  accounts,
  apiKeys,
  auditEvents,
  basketLines,
  contactMessages,
  creditLines,
  credits,
  invitations,
  invoices,
  lots,
  mails,
  messageReplies,
  orders,
  parcels,
  partNumbers,
  passkeys,
  payments,
  postalAddresses,
  profiles,
  quotes,
  refunds,
  returnLines,
  returnPhotos,
  returns,
  reviews,
  savedViews,
  sessions,
  shipmentLines,
  shipmentLots,
  shipments,
  shoppingListLines,
  shoppingLists,
  stockWatches,
  transfersBack,
  users,
  vatChecks,
} from '#db/schema.ts'
import { recordAudit } from '../audit.ts'
import type { Context } from '../context.ts'
import { FROM_VISITORS } from '../mail/kinds.ts'
import { isOwn } from '../messages/read.ts'
import { withLines } from '../order-life/record.ts'
import { withQuoteLines } from '../quotes/read.ts'
import { countAttemptOf } from '../rate-limits.ts'
import { may, requireRight } from '../rights.ts'

/** Per person: an export reads a lot, and each adds a row to the audit trail. */
const LIMIT = { max: 5, windowMs: 60 * 60 * 1000 }

/**
 * Everything the shop stores about the actor, found by the account's id and, once it is confirmed, by its address: until
 * then the address may be somebody else's. Orders and quotes come oldest first. Each export is audited. Rejects (too many) more than five an hour.
 */
export async function readOwnData(ctx: Context): Promise<OwnData> {
  requireRight(ctx.actor, may.readOwnData(ctx.actor))
  const { actor } = ctx
  const { id: userId, email, emailVerified } = actor
  await countAttemptOf(ctx.db, 'my-data', userId, LIMIT)
  return ctx.db.transaction(async tx => {
    const [person = {}] = await tx.select().from(users).where(eq(users.id, userId))
    const [profile = null] = await tx.select().from(profiles).where(eq(profiles.userId, userId))
    const ownOrders = await tx
      .select()
      .from(orders)
      .where(eq(orders.userId, userId))
      .orderBy(orders.createdAt, orders.id)
    const ownLists = await tx.select().from(shoppingLists).where(eq(shoppingLists.userId, userId))
    const listIds = ownLists.map(list => list.id)
    const orderIds = ownOrders.map(order => order.id)
    const ownQuotes = await tx
      .select()
      .from(quotes)
      .where(eq(quotes.userId, userId))
      .orderBy(quotes.createdAt, quotes.id)
    const trail = await tx
      .select()
      .from(auditEvents)
      .where(or(eq(auditEvents.actorId, userId), emailVerified ? eq(auditEvents.subject, email) : undefined))
      .orderBy(desc(auditEvents.createdAt))
    const data = {
      person,
      profile,
      waysToSignIn: await tx.select(columns.accounts).from(accounts).where(eq(accounts.userId, userId)),
      sessions: await tx.select(columns.sessions).from(sessions).where(eq(sessions.userId, userId)),
      apiKeys: await tx.select(columns.apiKeys).from(apiKeys).where(eq(apiKeys.madeBy, userId)),
      passkeys: await tx.select(columns.passkeys).from(passkeys).where(eq(passkeys.userId, userId)),
      postalAddresses: await tx.select().from(postalAddresses).where(eq(postalAddresses.userId, userId)),
      orders: (await withLines(tx, ownOrders)).map(maskBooker),
      quotes: await withQuoteLines(tx, ownQuotes),
      payments: await tx.select().from(payments).where(inArray(payments.orderId, orderIds)),
      accountPayments: await tx
        .select()
        .from(accountPayments)
        .where(inArray(accountPayments.orderId, orderIds)),
      transfersBack: await tx
        .select(columns.transfersBack)
        .from(transfersBack)
        .where(inArray(transfersBack.orderId, orderIds)),
      refunds: await tx.select().from(refunds).where(inArray(refunds.orderId, orderIds)),
      invoices: await tx.select().from(invoices).where(inArray(invoices.orderId, orderIds)),
      shipments: await tx
        .select(columns.shipments)
        .from(shipmentLines)
        .innerJoin(shipments, eq(shipments.id, shipmentLines.shipmentId))
        .where(inArray(shipments.orderId, orderIds)),
      shipmentLots: await tx
        .select(columns.shipmentLots)
        .from(shipmentLots)
        .innerJoin(shipments, eq(shipments.id, shipmentLots.shipmentId))
        .innerJoin(lots, eq(lots.id, shipmentLots.lotId))
        .where(inArray(shipments.orderId, orderIds)),
      parcels: await tx.select().from(parcels).where(inArray(parcels.orderId, orderIds)),
      returns: await tx.select().from(returns).where(inArray(returns.orderId, orderIds)),
      returnLines: await tx.select().from(returnLines).where(inArray(returnLines.orderId, orderIds)),
      returnPhotos: (
        await tx
          .select(columns.returnPhotos)
          .from(returnPhotos)
          .innerJoin(returns, eq(returns.id, returnPhotos.returnId))
          .where(inArray(returns.orderId, orderIds))
      ).map(photo => ({ ...photo, address: pathOfPhoto(photo.returnId, photo.id) })),
      credits: await tx.select(columns.credits).from(credits).where(inArray(credits.orderId, orderIds)),
      creditLines: await tx.select().from(creditLines).where(inArray(creditLines.orderId, orderIds)),
      reviews: await tx.select().from(reviews).where(eq(reviews.userId, userId)),
      savedViews: await tx.select().from(savedViews).where(eq(savedViews.userId, userId)),
      stockWatches: await tx.select().from(stockWatches).where(eq(stockWatches.userId, userId)),
      basketLines: await tx.select().from(basketLines).where(eq(basketLines.userId, userId)),
      partNumbers: await tx.select().from(partNumbers).where(eq(partNumbers.userId, userId)),
      shoppingLists: ownLists,
      shoppingListLines: await tx
        .select()
        .from(shoppingListLines)
        .where(inArray(shoppingListLines.listId, listIds)),
      vatChecks: await tx.select().from(vatChecks).where(eq(vatChecks.userId, userId)),
      // Without their texts: some contain links that sign people in.
      mails: await tx
        .select(columns.mails)
        .from(mails)
        .where(
          or(
            eq(mails.userId, userId),
            inArray(sql`${mails.fields} ->> 'order'`, orderIds),
            // Messages and requests are mailed to the shop's own address, whichever account has it.
            emailVerified
              ? and(eq(mails.recipient, email), notInArray(mails.kind, FROM_VISITORS))
              : undefined,
          ),
        ),
      contactMessages: await tx.select(columns.contactMessages).from(contactMessages).where(isOwn(actor)),
      messageReplies: await tx
        .select(columns.messageReplies)
        .from(messageReplies)
        .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.messageId))
        .where(and(isOwn(actor), ne(messageReplies.kind, 'note'))),
      invitations: emailVerified
        ? await tx.select(columns.invitations).from(invitations).where(eq(invitations.email, email))
        : [],
      // The identity and address of other actors is their data, not this person's.
      audit: trail.map(row => (row.actorId === userId ? row : { ...row, ...anonymous })),
    }
    await recordAudit(tx, ctx, { action: 'exported', subject: email, after: { what: "one's own data" } })
    return data
  })
}

const { assignee: _, ...withoutAssignee } = getTableColumns(contactMessages)

/** Never anything that grants access: tokens, keys, passwords. */
const columns = {
  accounts: { providerId: accounts.providerId, createdAt: accounts.createdAt },
  sessions: {
    id: sessions.id,
    createdAt: sessions.createdAt,
    expiresAt: sessions.expiresAt,
    ipAddress: sessions.ipAddress,
    userAgent: sessions.userAgent,
  },
  apiKeys: {
    name: apiKeys.name,
    role: apiKeys.role,
    createdAt: apiKeys.createdAt,
    expiresAt: apiKeys.expiresAt,
    lastUsedAt: apiKeys.lastUsedAt,
    revokedAt: apiKeys.revokedAt,
  },
  passkeys: { name: passkeys.name, deviceType: passkeys.deviceType, createdAt: passkeys.createdAt },
  // Who invited is that owner's data.
  invitations: {
    role: invitations.role,
    createdAt: invitations.createdAt,
    expiresAt: invitations.expiresAt,
  },
  // Which admin shipped it is that admin's data.
  shipments: {
    shipmentId: shipments.id,
    orderId: shipments.orderId,
    shippedAt: shipments.createdAt,
    position: shipmentLines.position,
    quantity: shipmentLines.quantity,
  },
  shipmentLots: {
    shipmentId: shipments.id,
    position: shipmentLots.position,
    lot: lots.number,
    quantity: shipmentLots.quantity,
  },
  // Nor is who has taken a message, and who answered it.
  contactMessages: withoutAssignee,
  messageReplies: {
    id: messageReplies.id,
    messageId: messageReplies.messageId,
    kind: messageReplies.kind,
    text: messageReplies.text,
    createdAt: messageReplies.createdAt,
  },
  returnPhotos: { id: returnPhotos.id, returnId: returns.id, createdAt: returnPhotos.createdAt },
  // Nor is which admin gave money back.
  transfersBack: {
    id: transfersBack.id,
    orderId: transfersBack.orderId,
    creditId: transfersBack.creditId,
    amountCents: transfersBack.amountCents,
    createdAt: transfersBack.createdAt,
    iban: transfersBack.iban,
    sentOn: transfersBack.sentOn,
    reference: transfersBack.reference,
  },
  credits: {
    id: credits.id,
    orderId: credits.orderId,
    returnId: credits.returnId,
    amountCents: credits.amountCents,
    deliveryCents: credits.deliveryCents,
    reason: credits.reason,
    createdAt: credits.createdAt,
  },
  mails: {
    kind: mails.kind,
    recipient: mails.recipient,
    subject: mails.subject,
    createdAt: mails.createdAt,
    sentAt: mails.sentAt,
  },
}

/** Which admin booked an order for the person is that admin's data. */
const maskBooker = <Order extends { readonly bookedBy: string | null }>({ bookedBy, ...order }: Order) => ({
  ...order,
  isBookedByShop: bookedBy !== null,
})

const anonymous = { actorId: null, actorEmail: null, address: null }
