import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Stripe, StripeCardElement } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import type { CardFormProps } from './card-form.ts'
import type { Billing, PaymentOutcome } from './sandbox.ts'

const NOT_LOADED =
  'The card service cannot be reached. Please check your connection and load this page again.'

/** Stripe's card form: its own card element, so that card numbers never reach the shop. */
export default function StripeCardForm({
  publishableKey,
  ...props
}: CardFormProps & { publishableKey: string }) {
  const stripe = useMemo(() => loadStripe(publishableKey), [publishableKey])
  const [isUnavailable, setUnavailable] = useState(false)

  useEffect(() => {
    stripe.catch(() => {
      if (isOpenedElsewhere()) window.location.reload()
      else setUnavailable(true)
    })
  }, [stripe])

  if (isUnavailable)
    return (
      <p role="alert" className="font-semibold text-error">
        {NOT_LOADED}
      </p>
    )
  return (
    <Elements stripe={stripe}>
      <CardFields {...props} />
    </Elements>
  )
}

/** Whether this document was opened outside the dashboard, where Stripe.js may not be loaded: the page then needs a reload. */
function isOpenedElsewhere(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  return document !== undefined && !new URL(document.name).pathname.startsWith('/dashboard')
}

function CardFields({ clientSecret, billing, isCurrent, onPaid }: CardFormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setReady] = useState(false)
  const [isPaying, setPaying] = useState(false)
  const [message, setMessage] = useState<string>()

  async function pay(event: FormEvent): Promise<void> {
    event.preventDefault()
    const card = elements?.getElement(CardElement)
    if (!stripe || !card || isPaying || !isCurrent) return
    setPaying(true)
    setMessage(undefined)
    const outcome = await payByStripe(stripe, { card, clientSecret, billing })
    setPaying(false)
    if (outcome.kind === 'succeeded') onPaid(outcome.intentId)
    else setMessage(outcome.message)
  }

  return (
    <form onSubmit={event => void pay(event)} className="grid gap-5">
      <div className="input relative flex h-12 items-center">
        {!isReady && <Skeleton className="absolute inset-2" />}
        <div className="grow">
          <CardElement
            options={{ hidePostalCode: true, style: { base: readTextStyle() } }}
            onReady={() => setReady(true)}
            onChange={({ error }) => setMessage(error?.message)}
          />
        </div>
      </div>
      {message && (
        <p role="alert" className="font-semibold text-error">
          {message}
        </p>
      )}
      <SubmitButton
        isBuying
        isReady={stripe !== null && isReady && isCurrent}
        isBusy={isPaying}
        className="justify-self-start"
      >
        Pay
      </SubmitButton>
    </form>
  )
}

/** The card element is in a frame of Stripe's, to which the theme's colours have to be passed explicitly. */
function readTextStyle() {
  const { color } = getComputedStyle(document.body)
  return { color, iconColor: color, fontSize: '16px', '::placeholder': { color } }
}

interface StripePayment {
  readonly card: StripeCardElement
  readonly clientSecret: string
  readonly billing: Billing
}

type Settled = Exclude<PaymentOutcome, { kind: 'requires-action' }>

/** Creates a payment method from the card and confirms the payment with it; Stripe.js handles the bank's authentication. */
async function payByStripe(stripe: Stripe, { card, clientSecret, billing }: StripePayment): Promise<Settled> {
  const method = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing })
  if (method.error) return failed(method.error.message)
  const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
    payment_method: method.paymentMethod.id,
  })
  // A repeat after a lost answer is refused, but with an intent that shows the payment has succeeded.
  const intent = paymentIntent ?? error?.payment_intent
  if (intent?.status === 'succeeded') return { kind: 'succeeded', intentId: intent.id }
  return failed(error?.message)
}

function failed(message = 'The card was not charged. Please try again, or use another card.'): Settled {
  return { kind: 'failed', message }
}
