import { isGranted, isGrantedToKeys, type StaffRight } from '#contract/accounts/rights.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Actor } from './context.ts'
import { forbidden, notFound, unauthenticated } from './errors.ts'

type ActorOrVisitor = Actor | null
type Owned = { readonly userId: string | null }

/** What is somebody's own is nothing of their API keys. */
const isSignedIn = (actor: ActorOrVisitor): actor is Actor => actor !== null && actor.key === undefined
const isSelf = (actor: ActorOrVisitor, email: string) => isSignedIn(actor) && actor.email === email
const isOwner = (actor: ActorOrVisitor, owned: Owned) => isSignedIn(actor) && actor.id === owned.userId

/** A right of staff alone. Which roles have it says its line in `contract/accounts/rights.ts`, which pages ask too. */
const granted = (right: StaffRight) => (actor: ActorOrVisitor) =>
  actor !== null &&
  !actor.needsTwoStep &&
  isGranted(right, actor.role) &&
  (actor.key === undefined || isGrantedToKeys(right))

const selfOr = (right: StaffRight) => (actor: ActorOrVisitor, email: string) =>
  isSelf(actor, email) || granted(right)(actor)

const ownerOr = (right: StaffRight) => (actor: ActorOrVisitor, owned: Owned) =>
  isOwner(actor, owned) || granted(right)(actor)

/** Every right of the shop, one line each. Reading products and reviews that are not hidden needs none. */
export const may = {
  addProduct: granted('addProduct'),
  manageProducts: granted('manageProducts'),
  seeStock: granted('seeStock'),
  moveStock: granted('moveStock'),
  seeLots: granted('seeLots'),
  buy: granted('buy'),
  manageDelivery: granted('manageDelivery'),
  uploadImage: granted('uploadImage'),
  bookByForm: isSelf,
  bookOrderFor: selfOr('serveCustomers'),
  serveCustomers: granted('serveCustomers'),
  findOrders: granted('findOrders'),
  listOrdersOf: selfOr('readOrder'),
  listAllOrders: granted('readOrder'),
  exportOrders: granted('exportOrders'),
  readOrder: ownerOr('readOrder'),
  readInvoice: ownerOr('readInvoice'),
  payOrder: isOwner,
  changeDelivery: ownerOr('changeDelivery'),
  cancelOrder: ownerOr('cancelOrder'),
  reorder: isOwner,
  askForQuote: isSignedIn,
  readQuote: ownerOr('answerQuotes'),
  orderQuote: isOwner,
  answerQuotes: granted('answerQuotes'),
  refundOrder: granted('refundOrder'),
  settleOnAccount: granted('settleOnAccount'),
  cancelOnAccount: granted('cancelOnAccount'),
  sendPaymentLink: granted('sendPaymentLink'),
  packOrder: granted('packOrder'),
  shipOrder: granted('shipOrder'),
  askForReturn: ownerOr('manageReturns'),
  manageReturns: granted('manageReturns'),
  receiveReturns: granted('receiveReturns'),
  seePhotosOfReturn: ownerOr('manageReturns'),
  readDesk: granted('readDesk'),
  keepViews: (actor: ActorOrVisitor) => isSignedIn(actor) && granted('readDesk')(actor),
  handleAlerts: granted('handleAlerts'),
  noteOnOrders: granted('noteOnOrders'),
  readOrderMoney: granted('readOrderMoney'),
  readMoney: granted('readMoney'),
  reconcileMoney: granted('reconcileMoney'),
  replayEvent: granted('replayEvent'),
  registerUser: isSelf,
  askWhetherAdmin: selfOr('manageUsers'),
  manageUsers: granted('manageUsers'),
  manageApiKeys: granted('manageApiKeys'),
  manageWebhooks: granted('manageWebhooks'),
  manageSettings: granted('manageSettings'),
  checkVatId: isSignedIn,
  keepAddresses: isSignedIn,
  keepPartNumbers: isSignedIn,
  keepShoppingLists: isSignedIn,
  readOwnAccountTerms: isSignedIn,
  keepBasket: isSignedIn,
  watchStock: isSignedIn,
  readOwnData: isSignedIn,
  deleteOwnAccount: isSignedIn,
  readSales: granted('readSales'),
  readAudit: granted('readAudit'),
  editProfile: isSelf,
  readContactMessages: granted('readContactMessages'),
  answerMessages: granted('answerMessages'),
  writeMessages: isSignedIn,
  writeAboutOrder: isOwner,
  writeReview: isSignedIn,
  readReview: (actor: ActorOrVisitor, review: Owned & { readonly hiddenAt: Date | null }) =>
    review.hiddenAt === null || ownerOr('moderateReviews')(actor, review),
  editReview: isOwner,
  removeReview: ownerOr('moderateReviews'),
  moderateReviews: granted('moderateReviews'),
} satisfies Readonly<Record<StaffRight, unknown>> & Readonly<Record<string, unknown>>

const TWO_STEP_FIRST = say`Whoever works for this shop must use two-step sign-in. Please turn it on under 'Sign-in & security' in your dashboard to use your rights.`

const NOT_OF_KEY = say`This API key is not allowed to do this: its role has not this right, or people alone have it.`

/** Returns the actor, or rejects visitors with 'log in first'. */
export function requireActor(actor: ActorOrVisitor): Actor {
  if (!actor) throw unauthenticated()
  return actor
}

/** The same for what only people do, for themselves: rejects API keys too. */
export function requirePerson(actor: ActorOrVisitor): Actor {
  requireRight(actor, isSignedIn(actor))
  return actor
}

/** Rejects actors who lack a right: 'log in first' without a session, otherwise 'not yours to do'. */
export function requireRight(actor: ActorOrVisitor, allowed: boolean): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  if (!allowed) throw forbidden(actor.needsTwoStep ? TWO_STEP_FIRST : actor.key && NOT_OF_KEY)
}

/** Like requireRight, for things whose very existence is private: without the right, they do not exist. */
export function requireSight(actor: ActorOrVisitor, allowed: boolean, what: Phrase): asserts actor is Actor {
  if (!actor) throw unauthenticated()
  if (!allowed) throw notFound(what, { isHidden: true })
}
