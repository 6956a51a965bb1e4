import { type FormEvent, useRef } from 'react'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { GrossBasis } from '../../base/figures/Price.tsx'
import { Field, TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { type RequestedLine, useRequest } from './use-request.ts'

/** Asks for a better price of these lines: in words, and for each with the price that is wanted, if one is. `beginning` is what the words begin with. */
export function RequestForm({
  lines,
  beginning = '',
}: {
  lines: readonly RequestedLine[]
  beginning?: string
}) {
  const form = useRef<HTMLFormElement>(null)
  const { question, setQuestion, wanted, want, isBusy, hasChanges, send, problemOf } = useRequest({
    lines,
    beginning,
    form,
  })

  function submit(event: FormEvent): void {
    event.preventDefault()
    send()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid max-w-3xl gap-6">
      <LeaveQuestion hasChanges={hasChanges} />
      <TextAreaField
        label="What do you need?"
        required
        maxLength={2000}
        hint="How often you buy, how soon you need it, what others ask for it"
        error={problemOf('question', 'The message')}
        value={question}
        onChange={event => setQuestion(event.target.value)}
      />
      <ul aria-label="Parts" className="sheet px-5 py-2">
        {lines.map(({ product, name, quantity, unitPrice }, index) => (
          <li
            key={product}
            className="grid items-start gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 sm:grid-cols-[1fr_12rem]"
          >
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-muted">
                {formatCount(quantity)} at {formatEuros(unitPrice)} <GrossBasis />
              </p>
            </div>
            <Field
              label={
                <>
                  Wanted price each<span className="sr-only">: {name}</span>
                </>
              }
              inputMode="decimal"
              autoComplete="off"
              placeholder="Optional, in euros"
              hint={<GrossBasis />}
              error={problemOf(`lines.${index}.wantedPrice`, 'The price')}
              value={wanted[product] ?? ''}
              onChange={event => want(product, event.target.value)}
            />
          </li>
        ))}
      </ul>
      <SubmitButton isBusy={isBusy} className="justify-self-start">
        {beginning === '' ? 'Ask for a better price' : 'Ask for a quote'}
      </SubmitButton>
    </form>
  )
}
