import { useRef } from 'react'
import type { OrderDetails } from '#contract/orders/details.ts'
import { answerForms } from '#contract/returns/forms.ts'
import type { OrderReturn, RefundableLines } from '#contract/returns/returns.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'
import { AskForReturn } from '../../customer/returns/AskForReturn.tsx'
import { ReturnsSection } from '../../customer/returns/ReturnsSection.tsx'
import { NoteArrival } from './NoteArrival.tsx'
import { RefundLines } from './RefundLines.tsx'

interface ReturnsProps {
  details: OrderDetails
  /** What can be given back by line; undefined if nothing can. */
  refundable: RefundableLines | undefined
}

/** What comes back of an order, and what is to be done with it. */
export function Returns({ details, refundable }: ReturnsProps) {
  const { returns, returnable } = details
  const heading = useRef<HTMLHeadingElement>(null)
  const focus = () => heading.current?.focus()
  return (
    <ReturnsSection
      returns={returns}
      heading={heading}
      renderNext={found => (
        <>
          <NextStep key={found.state} found={found} onDone={focus} />
          {refundable && (found.state === 'agreed' || found.state === 'arrived') && (
            <Folded summary="Refund" name={`Refund ${found.number}`}>
              <RefundLines order={details.order} refundable={refundable} found={found} onDone={focus} />
            </Folded>
          )}
        </>
      )}
    >
      {returnable.lines.length > 0 && (
        <Folded summary="Ask for the customer" name="Ask for the customer for a return">
          <AskForReturn key={returns.length} details={details} onAsked={focus} />
        </Folded>
      )}
    </ReturnsSection>
  )
}

interface FoldedProps {
  summary: string
  /** What it is called where several look alike. */
  name: string
  children: React.ReactNode
}

function Folded({ summary, name, children }: FoldedProps) {
  return (
    <details className="print:hidden">
      <summary aria-label={name} className="link w-fit cursor-pointer">
        {summary}
      </summary>
      {children}
    </details>
  )
}

/** What is to be done with a return: to answer it, to note what came, or to close it. */
function NextStep({ found, onDone }: { found: OrderReturn; onDone: () => void }) {
  const { state, number } = found
  if (state === 'requested')
    return (
      <>
        <Answer found={found} step="agree" onDone={onDone} />
        <Folded summary="Decline instead" name={`Decline instead: ${number}`}>
          <Answer found={found} step="decline" onDone={onDone} />
        </Folded>
      </>
    )
  if (state !== 'agreed' && state !== 'arrived') return null
  return (
    <>
      {state === 'agreed' && <NoteArrival found={found} onDone={onDone} />}
      <Folded summary="Close without a refund" name={`Close without a refund: ${number}`}>
        <Answer found={found} step="close" onDone={onDone} />
      </Folded>
    </>
  )
}

const steps = {
  agree: {
    button: 'Agree',
    done: 'You agreed to the return',
    label: 'Where to send it, and how',
  },
  decline: { button: 'Decline', done: 'You declined the return', label: 'Why' },
  close: { button: 'Close', done: 'The return is closed', label: 'Why' },
} as const

interface AnswerProps {
  found: OrderReturn
  step: keyof typeof steps
  onDone: () => void
}

/** Answers a return in words that its customer reads. */
function Answer({ found: { _id: id, number }, step, onDone }: AnswerProps) {
  const { button, done, label } = steps[step]
  const form = useCheckedForm<{ words: string }>(answerForms[step])
  const { isBusy, act } = useFormAction(form)
  const submit = form.handleSubmit(async json => {
    const param = { id: encodeURIComponent(id) }
    if (await act(() => answerOf(calls.return[':id'][step].$post({ param, json })), { success: done }))
      onDone()
  })
  return (
    <form
      noValidate
      aria-label={`${button} ${number}`}
      onSubmit={submit}
      className="mt-2 grid gap-3 print:hidden"
    >
      <Fields
        form={form}
        of={[
          {
            name: 'words',
            label: step === 'agree' ? `${label} (optional)` : label,
            noun: 'The text',
            kind: 'area',
            required: step !== 'agree',
            maxLength: 2000,
            hint: step === 'agree' ? 'The customer reads it, on the slip too.' : 'The customer reads it.',
          },
        ]}
      />
      <SubmitButton isBusy={isBusy} className="justify-self-start btn-sm">
        {button}
      </SubmitButton>
    </form>
  )
}
