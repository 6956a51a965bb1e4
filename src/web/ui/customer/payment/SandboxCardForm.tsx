import { type ChangeEvent, type FormEvent, useState } from 'react'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import type { CardFormProps } from './card-form.ts'
import { formatCardNumber, formatCvc, formatExpiry } from './card-format.ts'
import { authenticatePayment, type CardDetails, confirmPayment, type PaymentOutcome } from './sandbox.ts'
import { TestCards } from './TestCards.tsx'

const ABANDONED = 'You did not confirm the payment with your bank. Nothing was charged.'

/** The card form of the demo, instead of Stripe.js and its card element. Nothing typed here is stored. */
export function SandboxCardForm({ clientSecret, billing, isCurrent, onPaid }: CardFormProps) {
  const [card, setCard] = useState<CardDetails>({ number: '', expiry: '', cvc: '' })
  const [isPaying, setPaying] = useState(false)
  const [isChallenged, setChallenged] = useState(false)
  const [message, setMessage] = useState<string>()

  async function settle(pending: Promise<PaymentOutcome>): Promise<void> {
    setPaying(true)
    setMessage(undefined)
    const outcome = await pending
    setPaying(false)
    setChallenged(outcome.kind === 'requires-action')
    if (outcome.kind === 'failed') setMessage(outcome.message)
    if (outcome.kind === 'succeeded') onPaid(outcome.intentId)
  }

  function pay(event: FormEvent): void {
    event.preventDefault()
    if (!isPaying && isCurrent) void settle(confirmPayment(clientSecret, card, billing))
  }

  return (
    <>
      <form onSubmit={pay} className="grid gap-5">
        <CardInput
          label="Card number"
          autoComplete="cc-number"
          format={formatCardNumber}
          value={card.number}
          onValue={number => setCard({ ...card, number })}
        />
        <div className="grid grid-cols-2 gap-5">
          <CardInput
            label="Expiry"
            autoComplete="cc-exp"
            placeholder="MM/YY"
            format={formatExpiry}
            value={card.expiry}
            onValue={expiry => setCard({ ...card, expiry })}
          />
          <CardInput
            label="CVC"
            autoComplete="cc-csc"
            format={formatCvc}
            value={card.cvc}
            onValue={cvc => setCard({ ...card, cvc })}
          />
        </div>
        {message && (
          <p role="alert" className="font-semibold text-error">
            {message}
          </p>
        )}
        <SubmitButton isBuying isReady={isCurrent} isBusy={isPaying} className="justify-self-start">
          Pay
        </SubmitButton>
        <TestCards />
      </form>
      {isChallenged && (
        <ChallengeDialog
          isBusy={isPaying}
          onAnswer={answer => void settle(authenticatePayment(clientSecret, answer))}
          onAbandon={() => {
            setChallenged(false)
            setMessage(ABANDONED)
          }}
        />
      )}
    </>
  )
}

interface CardInputProps {
  label: string
  autoComplete: string
  placeholder?: string
  format: (typed: string) => string
  value: string
  onValue: (value: string) => void
}

/** A field for digits, formatted while typing at the end; corrections in the middle are formatted on blur. */
function CardInput({ label, autoComplete, placeholder, format, value, onValue }: CardInputProps) {
  function change({ currentTarget: input }: ChangeEvent<HTMLInputElement>): void {
    onValue(input.selectionStart === input.value.length ? format(input.value) : input.value)
  }
  return (
    <Field
      label={label}
      autoComplete={autoComplete}
      placeholder={placeholder}
      inputMode="numeric"
      required
      value={value}
      onChange={change}
      onBlur={() => onValue(format(value))}
    />
  )
}

interface ChallengeDialogProps {
  isBusy: boolean
  onAnswer: (answer: 'success' | 'failure') => void
  onAbandon: () => void
}

/** The bank's confirmation of a payment (3-D Secure), as the sandbox's bank asks for it. */
function ChallengeDialog({ isBusy, onAnswer, onAbandon }: ChallengeDialogProps) {
  return (
    <ConfirmDialog
      title="Your bank asks you to confirm this payment"
      onClose={onAbandon}
      actions={
        <>
          <button
            type="button"
            className="btn btn-secondary"
            disabled={isBusy}
            onClick={() => onAnswer('success')}
          >
            Authenticate
          </button>
          <button
            type="button"
            className="btn btn-outline"
            disabled={isBusy}
            onClick={() => onAnswer('failure')}
          >
            Fail
          </button>
          <button type="button" className="btn btn-ghost" disabled={isBusy} onClick={onAbandon}>
            Close
          </button>
        </>
      }
    >
      This is the demo bank. Choose Authenticate to approve the payment, or Fail to see what happens.
    </ConfirmDialog>
  )
}
