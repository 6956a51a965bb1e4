import type { Actor } from './context.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'

type Someone = Actor | null

const isAdmin = (actor: Someone) => actor?.role === 'admin' && !actor.needsTwoStep
const isSelf = (actor: Someone, email: string) => actor?.email === email
const isOwner = (actor: Someone, owned: { userId: string | null }) =>
  actor !== null && actor.id === owned.userId

/** Every right of the shop, one line each. Reading products and reviews needs none. */
export const may = {
  addProduct: (actor: Someone) => isAdmin(actor),
  uploadImage: (actor: Someone) => isAdmin(actor),
  bookOrderFor: (actor: Someone, email: string) => isSelf(actor, email),
  listOrdersOf: (actor: Someone, email: string) => isSelf(actor, email) || isAdmin(actor),
  listAllOrders: (actor: Someone) => isAdmin(actor),
  readOrder: (actor: Someone, order: { userId: string | null }) => isOwner(actor, order) || isAdmin(actor),
  readInvoice: (actor: Someone, order: { userId: string | null }) => isOwner(actor, order) || isAdmin(actor),
  payOrder: (actor: Someone, order: { userId: string | null }) => isOwner(actor, order),
  cancelOrder: (actor: Someone, order: { userId: string | null }) => isOwner(actor, order),
  refundOrder: (actor: Someone) => isAdmin(actor),
  shipOrder: (actor: Someone) => isAdmin(actor),
  readMoney: (actor: Someone) => isAdmin(actor),
  reconcileMoney: (actor: Someone) => isAdmin(actor),
  replayEvent: (actor: Someone) => isAdmin(actor),
  registerUser: (actor: Someone, email: string) => isSelf(actor, email),
  askWhetherAdmin: (actor: Someone, email: string) => isSelf(actor, email) || isAdmin(actor),
  manageUsers: (actor: Someone) => isAdmin(actor),
  readOwnData: (actor: Someone) => actor !== null,
  deleteOwnAccount: (actor: Someone) => actor !== null,
  readAudit: (actor: Someone) => isAdmin(actor),
  editProfile: (actor: Someone, email: string) => isSelf(actor, email),
  readContactMessages: (actor: Someone) => isAdmin(actor),
  writeReview: (actor: Someone) => actor !== null,
  removeReview: (actor: Someone) => isAdmin(actor),
}

const TWO_STEP_FIRST =
  "Admins of this shop sign in in two steps. Please turn that on under 'Sign-in & security' in your dashboard; then you have your rights."

/** The person who acts, or the refusal "log in first". */
export function requireActor(actor: Someone): Actor {
  if (!actor) throw unauthenticated()
  return actor
}

/** Refuses who lacks a right: 'log in first' without a session, otherwise 'not yours to do'. */
export function requireRight(actor: Someone, allowed: boolean): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  if (!allowed) throw forbidden(actor.needsTwoStep ? TWO_STEP_FIRST : undefined)
}

/** Like requireRight, for things whose very existence is private: who lacks the right is told there is no such thing. */
export function requireSight(actor: Someone, allowed: boolean, what: string): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  if (!allowed) throw notFound(what, { isHidden: true })
}
