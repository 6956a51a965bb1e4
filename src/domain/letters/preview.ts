import { say } from '#contract/phrase.ts'
import type { Billing, PreviewMail } from '../context.ts'
import { type Logo, logoPath, shownSize } from '../logo.ts'
import { toHtml } from '../mail/html.ts'
import {
  type CustomerMailKind,
  isAccountMailKind,
  isCustomerMailKind,
  isOrderMailKind,
  isQuoteMailKind,
  mailKinds,
} from '../mail/kinds.ts'
import type { ComposedMail } from '../mail/letter.ts'
import type { Wording } from '../mail/own-words.ts'
import { wordTermsMail } from './account-terms.ts'
import { createAccountMailRenderer } from './accounts.ts'
import {
  EXAMPLE_PERSON,
  EXAMPLE_REASON,
  exampleInvoice,
  exampleOrder,
  exampleProduct,
  exampleQuote,
  exampleReturn,
} from './examples.ts'
import { wordAnswer } from './messages.ts'
import type { MailFacts } from './order-facts.ts'
import { wordOrderMail } from './orders.ts'
import { wordQuoteMail } from './quotes.ts'
import { wordBackInStock } from './stock-watches.ts'

/** What mails are previewed by. */
interface Shop extends Pick<Wording, 'language'> {
  /** The shop's public URL. */
  readonly origin: string
  readonly billing: Billing
  readonly logo: Logo | undefined
  readonly now: () => Date
}

const fields = {
  name: EXAMPLE_PERSON.name,
  token: 'example',
  reason: EXAMPLE_REASON,
  note: EXAMPLE_REASON,
  amountCents: '1000',
  sentOn: '2026-03-31',
  limitCents: '50000',
  days: '14',
  isNew: 'yes',
  reminder: '1',
  next: 'ada@example.org',
  before: EXAMPLE_PERSON.email,
  now: 'ada@example.org',
  change: 'passkey-added',
  role: 'warehouse',
  by: 'owner@example.com',
}

/** Makes mails as they would be sent, by the words that are used for sending, about an example. */
export function createMailPreview(readShop: () => Shop): PreviewMail {
  return async (kind, own) => {
    if (!isCustomerMailKind(kind)) throw new Error(`no mail to customers of kind ${kind}`)
    const shop = readShop()
    const { origin, language, logo, billing } = shop
    const { seller } = billing
    const wording = { sellerName: seller.name, language, ownWords: () => own }
    const { subject, body, blocks } = await compose(kind, shop, wording)
    const head = { origin, seller, language, logo: logo && { src: logoPath(logo), ...shownSize(logo) } }
    return { subject, text: body, html: toHtml({ subject, blocks }, head) }
  }
}

async function compose(kind: CustomerMailKind, shop: Shop, wording: Wording): Promise<ComposedMail> {
  const { origin, billing } = shop
  const now = shop.now()
  if (isOrderMailKind(kind)) return wordOrderMail(kind, factsFor(kind, shop), wording)
  if (isQuoteMailKind(kind)) {
    const quote = exampleQuote(now)
    return wordQuoteMail(
      kind,
      { quote, customer: EXAMPLE_PERSON, origin, timeZone: billing.timeZone },
      wording,
    )
  }
  if (isAccountMailKind(kind)) return createAccountMailRenderer({ origin, ...wording })({ kind, fields })
  switch (mailKinds[kind].about) {
    case 'terms':
      return wordTermsMail(EXAMPLE_PERSON, fields, wording)
    case 'product':
      return wordBackInStock(exampleProduct, { origin, ...wording })
    case 'message': {
      const { number } = exampleOrder('order-paid', now)
      const text = 'The bolts are in stock again, and will be sent tomorrow.'
      return wordAnswer({ text, number, href: `${origin}/message#example` }, wording)
    }
  }
}

function factsFor(kind: Parameters<typeof exampleOrder>[0], { origin, billing, now }: Shop): MailFacts {
  const at = now()
  const order = exampleOrder(kind, at)
  const invoice = exampleInvoice(order, billing, at)
  const page = `${origin}/dashboard/orders/${order.id}`
  return {
    order,
    name: say`${order.lines[0]?.name ?? ''}`,
    invoice,
    creditNote: { ...invoice, credits: 1 },
    dispatched: { shipments: [], toCome: [], parcels: [] },
    dispatchedAt: at,
    returned: exampleReturn(order.number, at),
    payment: undefined,
    isProven: true,
    fields,
    delivery: `${origin}/dashboard/payment/${order.id}`,
    page,
    tracking: `${origin}/track#example`,
    money: page,
    timeZone: billing.timeZone,
  }
}
