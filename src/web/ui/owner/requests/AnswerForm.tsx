import { type FormEvent, useRef } from 'react'
import type { Quote } from '#contract/quotes/quotes.ts'
import { MAX_VALID_DAYS } from '#contract/quotes/states.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { CountField } from '../../base/forms/CountInput.tsx'
import { TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { AnsweredNote } from './AnsweredNote.tsx'
import { AnswerPrices } from './AnswerPrices.tsx'
import { AnswerSums } from './AnswerSums.tsx'
import { DeclineForm } from './DeclineForm.tsx'
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
