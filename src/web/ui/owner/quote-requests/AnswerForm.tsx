import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef } from 'react'
import { addCapped, toCents, toEuros } from '#contract/money.ts'
import type { Quote } from '#contract/quotes/quotes.ts'
import { MAX_VALID_DAYS } from '#contract/quotes/states.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { Figure } from '../../base/figures/Figure.tsx'
import { formatEuros } from '../../base/figures/format.ts'
import { CountField } from '../../base/forms/CountInput.tsx'
import { TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AnswerPrices } from './AnswerPrices.tsx'
import { describeMargin, sumDraft } from './answer-draft.ts'
import { useAnswer } from './use-answer.ts'

/** Answers a request with a price for each line, or declines it. */
export function AnswerForm({ quote }: { quote: Quote }) {
  const place = useRef<HTMLDivElement>(null)
  const { draft, change, setPrice, isBusy, isAnswered, hasChanges, send, decline, problemOf } = useAnswer(
    quote,
    place,
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    send()
  }

  return (
    <div ref={place} className="grid gap-8">
      {isAnswered && <AnsweredNote />}
      <form noValidate aria-label="Answer" onSubmit={submit}>
        <LeaveQuestion hasChanges={hasChanges} />
        <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
          <AnswerPrices lines={quote.lines} prices={draft.prices} setPrice={setPrice} problemOf={problemOf} />
          <AnswerSums quote={quote} prices={draft.prices} />
          <TextAreaField
            label="Message (optional)"
            rows={3}
            maxLength={2000}
            hint="Stands on the quote and in the mail"
            error={problemOf('answer', 'The message')}
            value={draft.answer}
            onChange={event => change({ answer: event.target.value })}
          />
          <div className="max-w-60">
            <CountField
              label="Days for which the prices are kept"
              hint={`1 to ${MAX_VALID_DAYS}`}
              error={problemOf('days', 'The number of days')}
              value={draft.days}
              onChange={event => change({ days: event.target.value })}
            />
          </div>
        </fieldset>
        <SubmitButton isBusy={isBusy} className="mt-6">
          Send the quote
        </SubmitButton>
      </form>
      <DeclineForm
        reason={draft.reason}
        setReason={reason => change({ reason })}
        isBusy={isBusy}
        decline={decline}
        problem={problemOf('reason', 'The reason')}
      />
    </div>
  )
}

/** What the goods come to at the typed prices, against those of today; announced as it changes. */
function AnswerSums({ quote, prices }: { quote: Quote; prices: readonly string[] }) {
  const { lines, delivery, deliveryMethod, taxTreatment } = quote
  const sums = sumDraft(lines, prices)
  return (
    <output className="sheet block max-w-md p-5">
      {sums ? (
        <dl>
          <Figure term="Goods at today’s prices">{formatEuros(sums.today)}</Figure>
          <Figure term="Goods as offered">{formatEuros(sums.goods)}</Figure>
          <Figure term="Against today">{describeMargin(sums.goods, sums.today)}</Figure>
          {deliveryMethod !== null && (
            <Figure term="Delivery">{delivery === 0 ? 'Free' : formatEuros(delivery)}</Figure>
          )}
          <Figure term={taxTreatment === 'taxed' ? 'Total, VAT included' : 'Total before the VAT taken off'}>
            {formatEuros(toEuros(addCapped(toCents(sums.goods), toCents(delivery))))}
          </Figure>
        </dl>
      ) : (
        <p className="text-muted">Every line needs a price.</p>
      )}
    </output>
  )
}

/** Says that the request has changed since it was shown. Takes the focus; what was typed stays until the new state is asked for. */
function AnsweredNote() {
  const router = useRouter()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="mb-6 border-l-4 border-warning bg-base-200 p-4">
      <p className="font-semibold">
        This request has been answered or taken back meanwhile. Nothing you typed was sent.
      </p>
      <button type="button" onClick={() => void router.invalidate()} className="btn mt-3 btn-outline btn-sm">
        Show what it is now
      </button>
    </div>
  )
}

interface DeclineFormProps {
  reason: string
  setReason: (reason: string) => void
  isBusy: boolean
  decline: () => void
  problem: string | undefined
}

/** Declines a request, with a reason that the customer reads; folded until it is wanted. */
function DeclineForm({ reason, setReason, isBusy, decline, problem }: DeclineFormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault()
    decline()
  }

  return (
    <details className="mt-8 border-t border-line pt-6">
      <summary className="btn list-none btn-outline btn-sm">Decline instead</summary>
      <form noValidate aria-label="Decline" onSubmit={submit} className="mt-4 grid max-w-2xl gap-4">
        <TextAreaField
          label="Reason"
          rows={2}
          required
          maxLength={2000}
          hint="The customer reads it"
          error={problem}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
        <SubmitButton isBusy={isBusy} className="justify-self-start">
          Decline the request
        </SubmitButton>
      </form>
    </details>
  )
}
