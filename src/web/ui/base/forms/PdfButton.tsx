import { useId } from 'react'
import { CERTIFICATE_TOO_LARGE, MAX_CERTIFICATE_BYTES } from '#contract/pdf-limits.ts'
import { problemsOf } from '../../../client.ts'
import { notify } from '../actions/toast.tsx'
import { useAction } from '../actions/use-action.ts'
import { toSentence } from './field-of.ts'
import { sendForm } from './send-form.ts'

interface PdfButtonProps {
  /** What the button says, and of what for those who do not see where it stands. */
  verb: string
  what: string
  /** Where it is sent, and as which field of the form. */
  path: string
  field: string
  success: string
}

/** Chooses a PDF and sends it at once. */
export function PdfButton({ verb, what, path, field, success }: PdfButtonProps) {
  const id = useId()
  const { isOff, act } = useAction({
    onFailure: error => {
      const [problem] = problemsOf(error)
      if (problem) notify.refusal(toSentence(`The ${field}`, problem.message))
      else notify.failure(error)
      return false
    },
  })

  async function add(file: File): Promise<void> {
    if (file.size > MAX_CERTIFICATE_BYTES)
      return notify.refusal(toSentence(`The ${field}`, CERTIFICATE_TOO_LARGE))
    const form = new FormData()
    form.set(field, file)
    await act(() => sendForm(path, form), { success })
  }

  return (
    <label
      htmlFor={id}
      className={`btn btn-outline btn-sm focus-within:outline-2 focus-within:outline-offset-2 ${isOff ? 'btn-disabled' : ''}`}
    >
      {verb}
      <span className="sr-only"> {what}</span>
      <input
        id={id}
        type="file"
        accept=".pdf,application/pdf"
        disabled={isOff}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void add(file)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
