import type { MiddlewareHandler } from 'hono'
import { email, entityId } from '#contract/common.ts'
import { orderQuery } from '#contract/orders.ts'
import type { Context } from '#domain/context.ts'
import { notFound } from '#domain/errors.ts'
import { requireOrder } from '#domain/orders/read.ts'
import { may, requireActor, requireRight } from '#domain/policies.ts'
import type { Env } from './environment.ts'

/*
 * Runs between `identify` and the schemas of a call: a caller without permission gets 401, 403 or 404 before the input is
 * validated. The domain checks again, with the parsed input.
 */

type ActorOrVisitor = Context['actor']

/** Lets in who has a right that depends on nothing but the person. */
export function admit(allows: (actor: ActorOrVisitor) => boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { actor } = c.get('ctx')
    requireRight(actor, allows(actor))
    return next()
  }
}

/** Lets in anybody who is signed in. */
export const admitSignedIn: MiddlewareHandler<Env> = async (c, next) => {
  requireActor(c.get('ctx').actor)
  return next()
}

/**
 * Lets in who has a right about the person whom `{email}` in the path names. What is no address names nobody: who is signed
 * in is told so.
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

/** Lets in who may list the orders asked for: somebody's, or everybody's. */
export const admitOrderLister: MiddlewareHandler<Env> = async (c, next) => {
  const { actor } = c.get('ctx')
  const query = orderQuery.safeParse(c.req.query())
  requireRight(actor, !query.success || mayList(actor, query.data.email))
  return next()
}

function mayList(actor: ActorOrVisitor, asked: string | undefined): boolean {
  return asked === undefined ? may.listAllOrders(actor) : may.listOrdersOf(actor, asked)
}

/** Lets in who may book for the person that the body names, if it names one. */
export const admitBooker: MiddlewareHandler<Env> = async (c, next) => {
  const { actor } = c.get('ctx')
  requireActor(actor)
  const body: unknown = await c.req.json().catch(() => undefined)
  const named = typeof body === 'object' && body !== null && 'userEmail' in body ? body.userEmail : undefined
  const address = email.safeParse(named).data
  requireRight(actor, address === undefined || may.bookOrderFor(actor, address))
  return next()
}

/** Lets in who may pay the order that the path names; to everybody else there is no such order. */
export const admitPayer: MiddlewareHandler<Env> = async (c, next) => {
  const ctx = c.get('ctx')
  requireActor(ctx.actor)
  const id = entityId.safeParse(c.req.param('id')).data
  if (id === undefined) throw notFound('order')
  await requireOrder(ctx, id, may.payOrder)
  return next()
}
