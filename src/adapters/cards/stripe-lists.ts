import type Stripe from 'stripe'
import type { CardService, ListedIntent } from '#domain/ports.ts'
import { asUnavailable } from './stripe-errors.ts'
import { toCardIntent } from './stripe-shapes.ts'

/** The largest page Stripe allows: https://docs.stripe.com/api/pagination */
const PAGE = 100

type Listing = Parameters<CardService['listIntents']>[0]

/** Pages through Stripe's lists, with no more than one page in memory. */
export async function* listIntents(
  stripe: Stripe,
  { since, by }: Listing,
): AsyncGenerator<readonly ListedIntent[]> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let batch: ListedIntent[] = []
  try {
    for await (const listed of list(stripe, { created, limit: PAGE }, by)) {
      batch.push(listed)
      if (batch.length < PAGE) continue
      yield batch
      batch = []
    }
  } catch (error) {
    throw asUnavailable(error)
  }
  if (batch.length > 0) yield batch
}

interface Page {
  readonly created: { readonly gte: number }
  readonly limit: number
}

/** Every intent with its charge expanded: https://docs.stripe.com/api/expanding_objects */
async function* list(stripe: Stripe, page: Page, by: Listing['by']): AsyncGenerator<ListedIntent> {
  switch (by) {
    case 'creation':
      for await (const intent of stripe.paymentIntents.list({ ...page, expand: ['data.latest_charge'] }))
        yield { intent: toCardIntent(intent), at: toDate(intent) }
      return
    case 'charge':
      for await (const charge of stripe.charges.list({ ...page, expand: OF_INTENT }))
        if (charge.status === 'succeeded') yield* intentOf(charge)
      return
    case 'refund':
      for await (const refund of stripe.refunds.list({ ...page, expand: OF_INTENT })) yield* intentOf(refund)
  }
}

const OF_INTENT = ['data.payment_intent.latest_charge']

interface OfIntent {
  readonly created: number
  readonly payment_intent: string | Stripe.PaymentIntent | null
}

/** Yields nothing for a charge made without an intent, which cannot be the shop's. */
function* intentOf(listed: OfIntent): Generator<ListedIntent> {
  const { payment_intent: intent } = listed
  if (typeof intent === 'object' && intent) yield { intent: toCardIntent(intent), at: toDate(listed) }
}

const toDate = ({ created }: { readonly created: number }) => new Date(created * 1000)
