import type { Database, Transaction } from '#db/client.ts'
import { sandboxIntents } from '#db/schema.ts'
import { feeOfCharge, moveMoney } from './stripe-sandbox-balance.ts'
import { type Card, judgeCard } from './stripe-sandbox-cards.ts'
import { disputeIntent, settleLater } from './stripe-sandbox-disputes.ts'
import {
  type Answer,
  errorAnswer,
  ok,
  rateLimited,
  type StripeErrorBody,
  serverError,
} from './stripe-sandbox-errors.ts'
import { REFUND_FAILS_LATER_PREFIX, REFUND_FAILS_PREFIX, type SandboxFault } from './stripe-sandbox-faults.ts'
import { newId } from './stripe-sandbox-ids.ts'
import {
  type Caller,
  findIntent,
  type Intent,
  type ListInput,
  listIntents as listRows,
  lockIntent,
  present,
  presentCharge,
  updateIntent,
} from './stripe-sandbox-rows.ts'

const ACCOUNT: Caller = { isAccount: true, clientSecret: undefined }

export const CANCELLATION_REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'abandoned'] as const

export async function createIntent(
  tx: Transaction,
  input: { amount: number; currency: string; metadata: Record<string, string> },
): Promise<Answer> {
  const id = newId('pi_')
  const row = {
    ...input,
    id,
    clientSecret: newId(`${id}_secret_`, 25),
    status: 'requires_payment_method',
  } as const
  const [intent] = await tx.insert(sandboxIntents).values(row).returning()
  if (!intent) throw new Error('the insert answered no row')
  return answerIntent(intent, ACCOUNT)
}

export async function retrieveIntent(
  db: Database,
  caller: Caller,
  id: string,
  shape: { withCharge: boolean },
): Promise<Answer> {
  return ok(present(await findIntent(db, caller, id), caller, shape))
}

export async function listIntents(
  db: Database,
  input: ListInput,
  shape: { withCharge: boolean },
): Promise<Answer> {
  const { rows, hasMore } = await listRows(db, input, 'created')
  const data = rows.map(row => present(row, ACCOUNT, shape))
  return ok({ object: 'list', url: '/v1/payment_intents', has_more: hasMore, data })
}

/** Lists the charges that succeeded; failed ones are not stored here. */
export async function listCharges(
  db: Database,
  input: ListInput,
  shape: { withIntent: boolean },
): Promise<Answer> {
  const { rows, hasMore } = await listRows(db, input, 'charged')
  const data = rows.map(row => presentCharge(row, shape))
  return ok({ object: 'list', url: '/v1/charges', has_more: hasMore, data })
}

/** Charges a card. The lock on the intent's row allows one confirmation at a time, so it is charged once. */
export async function confirmIntent(
  tx: Transaction,
  caller: Caller,
  id: string,
  card: Card | undefined,
): Promise<Answer> {
  const intent = await lockIntent(tx, caller, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const reason =
      intent.status === 'succeeded'
        ? 'it has already succeeded after being previously confirmed'
        : 'it has a status of canceled'
    return unexpectedState(intent, caller, `You cannot confirm this PaymentIntent because ${reason}.`)
  }
  if (!card) {
    return unexpectedState(
      intent,
      caller,
      "You cannot confirm this PaymentIntent because it's missing a payment method.",
    )
  }
  const verdict = judgeCard(card, new Date())
  if (verdict.kind === 'invalid') return errorAnswer(402, { type: 'card_error', ...verdict.fault })

  const paymentMethod = newId('pm_')
  switch (verdict.kind) {
    case 'approved': {
      const { fault } = verdict
      if (fault === 'rate-limited') throw rateLimited()
      if (fault === 'server-error') throw serverError()
      const charged = await succeed(tx, intent, methodFor(fault) ?? paymentMethod)
      const dispute = await disputeFor(tx, charged, fault)
      const { events = [], ...answer } = answerSucceeded(charged, caller)
      return { ...answer, events: [...events, ...dispute.events], later: dispute.later, fault }
    }
    case 'authenticate':
      return answerIntent(
        await updateIntent(tx, id, { status: 'requires_action', paymentMethod, lastPaymentError: null }),
        caller,
      )
    case 'declined': {
      const charge = newId('ch_')
      const fault: StripeErrorBody = { type: 'card_error', charge, ...verdict.fault }
      const failed = await fail(tx, intent, { fault, paymentMethod, charge })
      return {
        ...errorAnswer(402, { ...fault, payment_intent: present(failed, caller) }),
        events: [eventOf('payment_intent.payment_failed', failed)],
      }
    }
  }
}

/** The payment method that records what will happen to the charge's refunds. */
function methodFor(fault: SandboxFault | undefined): string | undefined {
  if (fault === 'refund-fails-once') return newId(REFUND_FAILS_PREFIX, 8)
  return fault === 'refund-fails-later' ? newId(REFUND_FAILS_LATER_PREFIX, 8) : undefined
}

/** The dispute that a card with this fault triggers, and how it ends. */
async function disputeFor(
  tx: Transaction,
  intent: Intent,
  fault: SandboxFault | undefined,
): Promise<Required<Pick<Answer, 'events' | 'later'>>> {
  if (fault !== 'disputed' && fault !== 'dispute-won' && fault !== 'dispute-lost')
    return { events: [], later: [] }
  const { dispute, events } = await disputeIntent(tx, intent)
  if (fault === 'disputed') return { events, later: [] }
  return { events, later: [settleLater(dispute.id, fault === 'dispute-won' ? 'won' : 'lost')] }
}

/** Simulates the customer's choice on their bank's page. Not part of Stripe's API: there, the bank's page does it. */
export async function authenticateIntent(
  tx: Transaction,
  caller: Caller,
  id: string,
  outcome: 'success' | 'failure',
): Promise<Answer> {
  const intent = await lockIntent(tx, caller, id)
  const paymentMethod = intent.paymentMethod
  if (intent.status !== 'requires_action' || !paymentMethod) {
    return unexpectedState(
      intent,
      caller,
      `This PaymentIntent awaits no authentication: its status is ${intent.status}.`,
    )
  }
  if (outcome === 'success') return answerSucceeded(await succeed(tx, intent, paymentMethod), caller)
  const fault: StripeErrorBody = {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  }
  const failed = await fail(tx, intent, { fault, paymentMethod, charge: null })
  return { ...answerIntent(failed, caller), events: [eventOf('payment_intent.payment_failed', failed)] }
}

export async function cancelIntent(
  tx: Transaction,
  caller: Caller,
  id: string,
  reason: (typeof CANCELLATION_REASONS)[number] | undefined,
): Promise<Answer> {
  const intent = await lockIntent(tx, caller, id)
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    const message = `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`
    return unexpectedState(intent, caller, message)
  }
  const canceled = await updateIntent(tx, id, { status: 'canceled', cancellationReason: reason ?? null })
  return { ...answerIntent(canceled, caller), events: [eventOf('payment_intent.canceled', canceled)] }
}

/** An event about an intent for the shop's server: the full intent, whoever caused the event. */
const eventOf = (type: string, intent: Intent) => ({ type, object: present(intent, ACCOUNT) })

const answerSucceeded = (intent: Intent, caller: Caller): Answer => ({
  ...answerIntent(intent, caller),
  events: [eventOf('payment_intent.succeeded', intent)],
})

async function succeed(tx: Transaction, intent: Intent, paymentMethod: string): Promise<Intent> {
  const { id, amount } = intent
  const charge = newId('ch_')
  await moveMoney(tx, { category: 'charge', amount, fee: feeOfCharge(amount), source: charge, intent })
  return updateIntent(tx, id, {
    status: 'succeeded',
    amountReceived: amount,
    paymentMethod,
    latestCharge: charge,
    charged: new Date(),
    lastPaymentError: null,
  })
}

/** Resets the intent to its initial state, with the reason stored. */
function fail(
  tx: Transaction,
  intent: Intent,
  attempt: { fault: StripeErrorBody; paymentMethod: string; charge: string | null },
): Promise<Intent> {
  const payment_method = { id: attempt.paymentMethod, object: 'payment_method', type: 'card' }
  return updateIntent(tx, intent.id, {
    status: 'requires_payment_method',
    paymentMethod: null,
    latestCharge: attempt.charge,
    lastPaymentError: { ...attempt.fault, payment_method },
  })
}

const answerIntent = (intent: Intent, caller: Caller) => ok(present(intent, caller))

const unexpectedState = (intent: Intent, caller: Caller, message: string) =>
  errorAnswer(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: present(intent, caller),
  })
