interface MailRule {
  /** Who may get it: the person it is about, or the owner of the shop, who alone gets what strangers wrote. */
  readonly to: 'customer' | 'owner'
  /** What it is about, and so who words it when it is sent. */
  readonly about:
    | 'account'
    | 'terms'
    | 'order'
    | 'new-orders'
    | 'quote'
    | 'product'
    | 'message'
    | 'vat-id'
    | 'alerts'
  /** Which paper of its order goes with it, once the order's account has proven its address. */
  readonly paper?: 'invoice' | 'credit note'
  /** Which limit per mailbox it counts for; see `limits.ts`. */
  readonly limit: 'resets' | 'asked-for' | 'order-news' | 'visitors' | 'stock-news' | 'others'
  /** What becomes of it beyond the limit of a mailbox that its account has not proven. */
  readonly unproven?: 'drop' | 'wait'
}

const CUSTOMER = { to: 'customer' } as const
const OWNER = { to: 'owner' } as const
const ACCOUNT = { ...CUSTOMER, about: 'account' } as const
const ASKED_FOR = { ...ACCOUNT, limit: 'asked-for', unproven: 'drop' } as const
const NOTICE = { ...ACCOUNT, limit: 'others', unproven: 'drop' } as const
const ORDER = { ...CUSTOMER, about: 'order' } as const
/** About an order in which no money moves. */
const ORDER_NEWS = { ...ORDER, limit: 'order-news', unproven: 'drop' } as const
const MONEY = { ...ORDER, limit: 'others', unproven: 'wait' } as const
const INVOICE = { ...MONEY, paper: 'invoice' } as const
const CREDIT_NOTE = { ...MONEY, paper: 'credit note' } as const
const OWNER_ORDER = { ...OWNER, about: 'order', limit: 'others' } as const
const VAT_ID = { ...OWNER, about: 'vat-id', limit: 'others' } as const
const ANSWER = { ...CUSTOMER, about: 'quote', limit: 'others', unproven: 'wait' } as const

/** Every kind of mail that the shop sends. No mail is queued whose kind is not here. */
export const mailKinds = {
  'reset-password': { ...ACCOUNT, limit: 'resets', unproven: 'drop' },
  'verify-email': ASKED_FOR,
  'sign-up-again': ASKED_FOR,
  'email-change': ASKED_FOR,
  'email-change-taken': ASKED_FOR,
  'email-change-notice': NOTICE,
  'email-changed': NOTICE,
  'password-changed': NOTICE,
  'security-notice': NOTICE,
  'staff-invitation': { ...ACCOUNT, limit: 'others', unproven: 'wait' },
  'account-terms': { ...CUSTOMER, about: 'terms', limit: 'others', unproven: 'wait' },
  'order-booked': ORDER_NEWS,
  'order-cancelled': ORDER_NEWS,
  'order-expired': ORDER_NEWS,
  'order-redirected': ORDER_NEWS,
  'order-payment-link': ORDER_NEWS,
  'order-tracking': { ...ORDER, limit: 'asked-for', unproven: 'drop' },
  'order-paid': INVOICE,
  'order-shipped': MONEY,
  'order-parcels': MONEY,
  'order-refunded': CREDIT_NOTE,
  'order-refund-failed': MONEY,
  'order-refund-retried': MONEY,
  'order-refund-settled': MONEY,
  'return-asked': MONEY,
  'return-agreed': MONEY,
  'return-declined': MONEY,
  'return-arrived': MONEY,
  'return-closed': MONEY,
  'order-address-needed': MONEY,
  'order-corrected': INVOICE,
  'order-delivery-due': MONEY,
  'order-on-account': INVOICE,
  'account-payment-received': MONEY,
  'account-part-received': MONEY,
  'account-credited': CREDIT_NOTE,
  'account-transferred-back': MONEY,
  'account-order-cancelled': CREDIT_NOTE,
  'account-payment-refunded': CREDIT_NOTE,
  'account-reminder': INVOICE,
  'quote-offered': ANSWER,
  'quote-declined': ANSWER,
  'stock-back': { ...CUSTOMER, about: 'product', limit: 'stock-news', unproven: 'wait' },
  contact: { ...OWNER, about: 'message', limit: 'visitors' },
  'owner-message': { ...OWNER, about: 'message', limit: 'visitors' },
  'message-answer': { ...CUSTOMER, about: 'message', limit: 'others', unproven: 'wait' },
  'owner-quote-requested': { ...OWNER, about: 'quote', limit: 'visitors' },
  'owner-refund-failed': OWNER_ORDER,
  'owner-dispute': OWNER_ORDER,
  'owner-overdue': OWNER_ORDER,
  'owner-return-asked': OWNER_ORDER,
  'owner-new-orders': { ...OWNER, about: 'new-orders', limit: 'others' },
  'owner-alerts': { ...OWNER, about: 'alerts', limit: 'others' },
  'vat-id-doubtful': VAT_ID,
  'vat-id-confirmed': VAT_ID,
} as const satisfies Readonly<Record<string, MailRule>>

export type MailKind = keyof typeof mailKinds

/** What a mail can be about. */
export type MailSubject = MailRule['about']

type KindsWith<Rule extends Partial<MailRule>> = {
  [Kind in MailKind]: (typeof mailKinds)[Kind] extends Rule ? Kind : never
}[MailKind]

/** Mails about a person's account and its ways of signing in. */
export type AccountMailKind = KindsWith<{ about: 'account' }>
export type VatIdMailKind = KindsWith<{ about: 'vat-id' }>
/** Mails about an order, to the customer or to the owner of the shop. */
export type OrderMailKind = KindsWith<{ about: 'order' }>
export type OwnerOrderMailKind = KindsWith<{ about: 'order'; to: 'owner' }>
export type QuoteMailKind = KindsWith<{ about: 'quote' }>
/** The mails to a customer whose request was answered. */
export type AnswerMailKind = KindsWith<{ about: 'quote'; to: 'customer' }>

/** The mails that customers, and people with an account, get. */
export type CustomerMailKind = KindsWith<{ to: 'customer' }>

/** The rule of a kind; undefined for kinds of which there are only old rows. */
export function ruleOf(kind: string): MailRule | undefined {
  return isMailKind(kind) ? mailKinds[kind] : undefined
}

/** Whether mails of this kind are about an account. */
export const isAccountMailKind = (kind: string): kind is AccountMailKind => ruleOf(kind)?.about === 'account'

/** Whether mails of this kind are about a VAT ID. */
export const isVatIdMailKind = (kind: string): kind is VatIdMailKind => ruleOf(kind)?.about === 'vat-id'

/** Whether mails of this kind are about an order. */
export const isOrderMailKind = (kind: string): kind is OrderMailKind => ruleOf(kind)?.about === 'order'

/** Whether mails of this kind are about a quote. */
export const isQuoteMailKind = (kind: string): kind is QuoteMailKind => ruleOf(kind)?.about === 'quote'

/** Whether mails of this kind go to customers. */
export const isCustomerMailKind = (kind: string): kind is CustomerMailKind => ruleOf(kind)?.to === 'customer'

/** The kinds whose rule is such. */
export const kindsWhere = (isSuch: (rule: MailRule) => boolean): MailKind[] =>
  Object.keys(mailKinds)
    .filter(isMailKind)
    .filter(kind => isSuch(mailKinds[kind]))

/** Messages of visitors and requests of customers to the shop, whichever account has the shop's address. */
export const FROM_VISITORS = kindsWhere(({ limit }) => limit === 'visitors')

function isMailKind(kind: string): kind is MailKind {
  return Object.hasOwn(mailKinds, kind)
}
