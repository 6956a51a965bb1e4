import { Link } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { MY_ORDER, PAYMENT_COMPLETED } from '../../../content/specification.ts'
import { SendLinkAgain } from '../../base/actions/SendLinkAgain.tsx'
import { TransactionId } from '../../base/actions/TransactionId.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { isBought } from '../order/describe-order.ts'
import { SandboxCardForm } from './SandboxCardForm.tsx'
import { type PaymentState, usePayment } from './use-payment.ts'

const StripeCardForm = lazy(() => import('./StripeCardForm.tsx'))

const NOTHING_TO_PAY = {
  'on-account': 'This order is on account; please pay it by bank transfer, as its invoice says.',
  paid: 'This order is paid.',
  shipped: 'This order is paid and on its way.',
  refunded: 'The payment for this order was refunded; please order again.',
  expired: 'This order was not paid in time and its stock was released; please order again.',
  cancelled: 'This order is cancelled; there is nothing to pay.',
} as const

interface PaymentPanelProps {
  order: Order
  /** Whether something that decides the price is being changed: nothing can be paid until that is done. */
  isChanging: boolean
  onPaid: () => void
}

/** Pays for one order. */
export function PaymentPanel({ order, isChanging, onPaid }: PaymentPanelProps) {
  const { state, open, record } = usePayment(order, onPaid)
  if (state.step === 'paid') return <PaymentDone transactionId={state.transactionId} isNew />
  if (state.step === 'returned') return <Notice text={state.message} />
  if (state.step === 'unrecorded')
    return <Unrecorded transactionId={state.transactionId} onRetry={() => void record(state.transactionId)} />
  if (order.status !== 'booked')
    return isBought(order) && order.transactionId !== null ? (
      <PaymentDone transactionId={order.transactionId} />
    ) : (
      <Notice text={NOTHING_TO_PAY[isOwed(order) ? 'on-account' : order.status]} />
    )
  return (
    <section aria-labelledby="card-heading" className="sheet p-5 sm:p-6">
      <h2 id="card-heading" className="mb-5 text-2xl">
        Card payment
      </h2>
      <CardForm
        state={state}
        order={order}
        isChanging={isChanging}
        onOpen={() => void open()}
        onPaid={id => void record(id)}
      />
    </section>
  )
}

/** Shipped before it is paid. */
function isOwed({ status, paid }: Order): boolean {
  return status === 'shipped' && !paid
}

interface CardFormChoice extends Pick<PaymentPanelProps, 'order' | 'isChanging'> {
  state: PaymentState
  onOpen: () => void
  onPaid: (intentId: string) => void
}

/** The card form of the card service in use. */
function CardForm({ state, order, isChanging, onOpen, onPaid }: CardFormChoice) {
  if (state.step === 'refused')
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert" className="font-semibold text-error">
          {state.message}
        </p>
        <button type="button" className="btn btn-secondary" onClick={onOpen}>
          Try again
        </button>
      </div>
    )
  if (state.step === 'unconfirmed')
    return (
      <div className="grid justify-items-start gap-4">
        <p role="alert" className="font-semibold">
          {state.message}
        </p>
        <SendLinkAgain email={order.email} label="Send the link again" />
        <button type="button" className="btn btn-secondary" onClick={onOpen}>
          Try again
        </button>
      </div>
    )
  if (state.step === 'recording')
    return (
      <output className="flex items-center gap-3">
        <span aria-hidden="true" className="loading loading-spinner" />
        Recording your payment …
      </output>
    )
  if (state.step !== 'ready') return <CardFormSkeleton />
  const { clientSecret, publishableKey } = state.intent
  const isCurrent = state.isCurrent && !isChanging
  const props = { clientSecret, isCurrent, onPaid, billing: { name: order.userName, email: order.email } }
  if (publishableKey === null) return <SandboxCardForm {...props} />
  return (
    <Suspense fallback={<CardFormSkeleton />}>
      <StripeCardForm {...props} publishableKey={publishableKey} />
    </Suspense>
  )
}

function CardFormSkeleton() {
  return (
    <div className="grid gap-5">
      <output className="sr-only">Preparing the payment</output>
      <Skeleton className="h-18 w-full" />
      <Skeleton className="h-18 w-full" />
      <button type="button" disabled className="btn justify-self-start btn-primary">
        Pay
      </button>
    </div>
  )
}

function Notice({ text }: { text: string }) {
  return <output className="sheet block border-l-4 border-l-warning p-5">{text}</output>
}

function Unrecorded({ transactionId, onRetry }: { transactionId: string; onRetry: () => void }) {
  return (
    <div role="alert" className="sheet grid justify-items-start gap-4 border-l-4 border-l-warning p-5">
      <h2 className="text-2xl">Your card was charged, but the shop has not recorded it yet</h2>
      <p>
        Your card was charged under the transaction id <code className="break-all">{transactionId}</code>.
        Please do not pay again: nothing is lost, and trying again only reports this payment to the shop.
      </p>
      <button type="button" className="btn btn-secondary" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}

/** A paid order, with the transaction id that proves it. */
function PaymentDone({ transactionId, isNew = false }: { transactionId: string; isNew?: boolean }) {
  return (
    <div
      aria-live="polite"
      className="sheet grid justify-items-start gap-4 border-l-4 border-l-success p-5 sm:p-6"
    >
      <span className="badge font-semibold badge-success">Paid</span>
      <p className="text-lg font-semibold">{isNew ? PAYMENT_COMPLETED : 'This order is paid.'}</p>
      <p>
        <span className="block text-muted">Transaction id</span>
        <TransactionId id={transactionId} />
      </p>
      <Link to="/dashboard" activeOptions={{ exact: true }} className="btn btn-outline">
        {MY_ORDER}
      </Link>
    </div>
  )
}
