import type { FormEvent } from 'react'
import { TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'

interface DeclineFormProps {
  reason: string
  setReason: (reason: string) => void
  isBusy: boolean
  decline: () => void
  problem: string | undefined
}

/** Declines a request, with a reason that the customer reads; folded until it is wanted. */
export function DeclineForm({ reason, setReason, isBusy, decline, problem }: DeclineFormProps) {
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
