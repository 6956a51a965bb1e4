import { type Phrase, say } from '#contract/phrase.ts'
import type { Actor } from './context.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'

type ActorOrVisitor = Actor | null

const isAdmin = (actor: ActorOrVisitor) => actor?.role === 'admin' && !actor.needsTwoStep
const isSelf = (actor: ActorOrVisitor, email: string) => actor?.email === email
const isOwner = (actor: ActorOrVisitor, owned: { userId: string | null }) =>
  actor !== null && actor.id === owned.userId

/** Every right of the shop, one line each. Reading products and reviews that are not hidden needs none. */
export const may = {
  addProduct: (actor: ActorOrVisitor) => isAdmin(actor),
  manageProducts: (actor: ActorOrVisitor) => isAdmin(actor),
  manageDelivery: (actor: ActorOrVisitor) => isAdmin(actor),
  uploadImage: (actor: ActorOrVisitor) => isAdmin(actor),
  bookByForm: (actor: ActorOrVisitor, email: string) => isSelf(actor, email),
  bookOrderFor: (actor: ActorOrVisitor, email: string) => isSelf(actor, email) || isAdmin(actor),
  serveCustomers: (actor: ActorOrVisitor) => isAdmin(actor),
  listOrdersOf: (actor: ActorOrVisitor, email: string) => isSelf(actor, email) || isAdmin(actor),
  listAllOrders: (actor: ActorOrVisitor) => isAdmin(actor),
  readOrder: (actor: ActorOrVisitor, order: { userId: string | null }) =>
    isOwner(actor, order) || isAdmin(actor),
  readInvoice: (actor: ActorOrVisitor, order: { userId: string | null }) =>
    isOwner(actor, order) || isAdmin(actor),
  payOrder: (actor: ActorOrVisitor, order: { userId: string | null }) => isOwner(actor, order),
  changeDelivery: (actor: ActorOrVisitor, order: { userId: string | null }) =>
    isOwner(actor, order) || isAdmin(actor),
  cancelOrder: (actor: ActorOrVisitor, order: { userId: string | null }) =>
    isOwner(actor, order) || isAdmin(actor),
  reorder: (actor: ActorOrVisitor, order: { userId: string | null }) => isOwner(actor, order),
  askForQuote: (actor: ActorOrVisitor) => actor !== null,
  readQuote: (actor: ActorOrVisitor, quote: { userId: string }) => isOwner(actor, quote) || isAdmin(actor),
  orderQuote: (actor: ActorOrVisitor, quote: { userId: string }) => isOwner(actor, quote),
  answerQuotes: (actor: ActorOrVisitor) => isAdmin(actor),
  refundOrder: (actor: ActorOrVisitor) => isAdmin(actor),
  settleOnAccount: (actor: ActorOrVisitor) => isAdmin(actor),
  cancelOnAccount: (actor: ActorOrVisitor) => isAdmin(actor),
  sendPaymentLink: (actor: ActorOrVisitor) => isAdmin(actor),
  shipOrder: (actor: ActorOrVisitor) => isAdmin(actor),
  askForReturn: (actor: ActorOrVisitor, order: { userId: string | null }) =>
    isOwner(actor, order) || isAdmin(actor),
  manageReturns: (actor: ActorOrVisitor) => isAdmin(actor),
  readDesk: (actor: ActorOrVisitor) => isAdmin(actor),
  noteOnOrders: (actor: ActorOrVisitor) => isAdmin(actor),
  readMoney: (actor: ActorOrVisitor) => isAdmin(actor),
  reconcileMoney: (actor: ActorOrVisitor) => isAdmin(actor),
  replayEvent: (actor: ActorOrVisitor) => isAdmin(actor),
  registerUser: (actor: ActorOrVisitor, email: string) => isSelf(actor, email),
  askWhetherAdmin: (actor: ActorOrVisitor, email: string) => isSelf(actor, email) || isAdmin(actor),
  manageUsers: (actor: ActorOrVisitor) => isAdmin(actor),
  checkVatId: (actor: ActorOrVisitor) => actor !== null,
  keepAddresses: (actor: ActorOrVisitor) => actor !== null,
  keepPartNumbers: (actor: ActorOrVisitor) => actor !== null,
  keepShoppingLists: (actor: ActorOrVisitor) => actor !== null,
  readOwnAccountTerms: (actor: ActorOrVisitor) => actor !== null,
  keepBasket: (actor: ActorOrVisitor) => actor !== null,
  watchStock: (actor: ActorOrVisitor) => actor !== null,
  readOwnData: (actor: ActorOrVisitor) => actor !== null,
  deleteOwnAccount: (actor: ActorOrVisitor) => actor !== null,
  readAudit: (actor: ActorOrVisitor) => isAdmin(actor),
  editProfile: (actor: ActorOrVisitor, email: string) => isSelf(actor, email),
  readContactMessages: (actor: ActorOrVisitor) => isAdmin(actor),
  writeReview: (actor: ActorOrVisitor) => actor !== null,
  readReview: (actor: ActorOrVisitor, review: { userId: string | null; hiddenAt: Date | null }) =>
    review.hiddenAt === null || isOwner(actor, review) || isAdmin(actor),
  editReview: (actor: ActorOrVisitor, review: { userId: string | null }) => isOwner(actor, review),
  removeReview: (actor: ActorOrVisitor, review: { userId: string | null }) =>
    isOwner(actor, review) || isAdmin(actor),
  moderateReviews: (actor: ActorOrVisitor) => isAdmin(actor),
}

const TWO_STEP_FIRST = say`Admins of this shop must use two-step sign-in. Please turn it on under 'Sign-in & security' in your dashboard to use your admin rights.`

/** Returns the actor, or rejects visitors with 'log in first'. */
export function requireActor(actor: ActorOrVisitor): Actor {
  if (!actor) throw unauthenticated()
  return actor
}

/** Rejects actors who lack a right: 'log in first' without a session, otherwise 'not yours to do'. */
export function requireRight(actor: ActorOrVisitor, allowed: boolean): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  if (!allowed) throw forbidden(actor.needsTwoStep ? TWO_STEP_FIRST : undefined)
}

/** Like requireRight, for things whose very existence is private: without the right, they do not exist. */
export function requireSight(actor: ActorOrVisitor, allowed: boolean, what: Phrase): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  if (!allowed) throw notFound(what, { isHidden: true })
}
