import type { MiddlewareHandler } from 'hono'
import { email, entityId } from '#contract/common.ts'
import { orderQuery } from '#contract/orders/orders.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Context } from '#domain/context.ts'
import { notFound } from '#domain/errors.ts'
import { requireOwnMessage } from '#domain/messages/write.ts'
import { requireOrder } from '#domain/order-life/read.ts'
import { requirePostalAddress } from '#domain/postal-addresses/list.ts'
import { requireQuote } from '#domain/quotes/require-quote.ts'
import { requireReturn } from '#domain/returns/list.ts'
import { requireReview } from '#domain/reviews/require-review.ts'
import { may, requireActor, requireRight } from '#domain/rights.ts'
import { requireShoppingList } from '#domain/shopping-lists/list.ts'
import type { Env } from './environment.ts'

/*
 * Runs between `identify` and the schemas of a call: a caller without permission gets 401, 403 or 404 before the input is
 * validated. The domain checks again, with the parsed input.
 */

type ActorOrVisitor = Context['actor']

/** Admits actors with a right that depends only on the person. */
export function admit(allows: (actor: ActorOrVisitor) => boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { actor } = c.get('ctx')
    requireRight(actor, allows(actor))
    return next()
  }
}

/** Admits anybody who is signed in. */
export const admitSignedIn: MiddlewareHandler<Env> = async (c, next) => {
  requireActor(c.get('ctx').actor)
  return next()
}

/**
 * Admits actors with a right concerning the person named by `{email}` in the path. If that is not an email address,
 * anybody signed in is admitted, so that validation can reject it.
 */
export function admitAbout(
  allows: (actor: ActorOrVisitor, email: string) => boolean,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { actor } = c.get('ctx')
    const named = email.safeParse(c.req.param('email')).data
    requireRight(actor, named === undefined || allows(actor, named))
    return next()
  }
}

/** Admits actors who may list the requested orders: one person's, or everybody's. */
export const admitOrderLister: MiddlewareHandler<Env> = async (c, next) => {
  const { actor } = c.get('ctx')
  const query = orderQuery.safeParse(c.req.query())
  requireRight(actor, !query.success || mayList(actor, query.data.email))
  return next()
}

function mayList(actor: ActorOrVisitor, asked: string | undefined): boolean {
  return asked === undefined ? may.listAllOrders(actor) : may.listOrdersOf(actor, asked)
}

/** Admits actors who may book by the form for the person named in the body, if it names one. */
export const admitBooker: MiddlewareHandler<Env> = async (c, next) => {
  const { actor } = c.get('ctx')
  requireActor(actor)
  const body: unknown = await c.req.json().catch(() => undefined)
  const named = typeof body === 'object' && body !== null && 'userEmail' in body ? body.userEmail : undefined
  const address = email.safeParse(named).data
  requireRight(actor, address === undefined || may.bookByForm(actor, address))
  return next()
}

/** Admits actors with this right over the order in the path; for everybody else there is no such order. */
export function admitForOrder(allows: Parameters<typeof requireOrder>[2]): MiddlewareHandler<Env> {
  return admitWhoFinds(say`order`, (ctx, id) => requireOrder(ctx, id, allows))
}

/** Admits actors who may pay the order in the path. */
export const admitPayer = admitForOrder(may.payOrder)

/** Admits actors with this right over the review in the path. */
export function admitForReview(allows: Parameters<typeof requireReview>[2]): MiddlewareHandler<Env> {
  return admitWhoFinds(say`review`, (ctx, id) => requireReview(ctx, id, allows))
}

/** Admits actors with this right over the order of the return in the path; for everybody else there is no such return. */
export function admitForReturn(allows: Parameters<typeof requireReturn>[2]): MiddlewareHandler<Env> {
  return admitWhoFinds(say`return`, (ctx, id) => requireReturn(ctx, id, allows))
}

/** Admits the customer of the message in the path; for everybody else there is no such message. */
export const admitForMessage = admitWhoFinds(say`message`, requireOwnMessage)

/** Admits actors with this right over the quote in the path; for everybody else there is no such quote. */
export function admitForQuote(allows: Parameters<typeof requireQuote>[2]): MiddlewareHandler<Env> {
  return admitWhoFinds(say`quote`, (ctx, id) => requireQuote(ctx, id, allows))
}

/** Admits the owner of the address in the path; for everybody else there is no such address. */
export const admitAddressOwner = admitWhoFinds(say`address`, requirePostalAddress)

/** Admits the owner of the list in the path; for everybody else there is no such list. */
export const admitListOwner = admitWhoFinds(say`list`, requireShoppingList)

/** Admits anybody signed in who finds what the path names by `{id}`. An id that is none names nothing. */
function admitWhoFinds(
  what: Phrase,
  find: (ctx: Context, id: string) => Promise<unknown>,
): MiddlewareHandler<Env> {
  return async (c, next) => {
    const ctx = c.get('ctx')
    requireActor(ctx.actor)
    const id = entityId.safeParse(c.req.param('id')).data
    if (id === undefined) throw notFound(what)
    await find(ctx, id)
    return next()
  }
}
