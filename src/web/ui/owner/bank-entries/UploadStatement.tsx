import { useId, useState } from 'react'
import { type KeptStatement, keptStatement } from '#contract/bank-entries/bank-entries.ts'
import { MAX_STATEMENT_BYTES, STATEMENT_TOO_LARGE } from '#contract/bank-entries/states.ts'
import { problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { toSentence } from '../../base/forms/field-of.ts'
import { sendForm } from '../../base/forms/send-form.ts'
import { describeKept } from './describe-kept.ts'

const PATH = '/bank-entry/file'

/** Takes a bank statement as a file; a plain form, so that it works without the page's code. `sent` is what became of one sent so. */
export function UploadStatement({ sent }: { sent: KeptStatement | undefined }) {
  const id = useId()
  const [kept, setKept] = useState(sent)
  const { isOff, act } = useAction({
    onFailure: error => {
      const [problem] = problemsOf(error)
      if (problem) notify.refusal(toSentence('The file', problem.message))
      else notify.failure(error)
      return false
    },
  })

  async function send(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form)
    const file = data.get('file')
    if (file instanceof File && file.size > MAX_STATEMENT_BYTES)
      return notify.refusal(toSentence('The file', STATEMENT_TOO_LARGE))
    const isKept = await act(async () => setKept(keptStatement.parse(await sendForm(PATH, data))))
    if (isKept) form.reset()
  }

  return (
    <form
      action={PATH}
      method="post"
      encType="multipart/form-data"
      aria-label="Read a bank statement"
      className="sheet mb-6 flex flex-wrap items-start gap-4 p-4 print:hidden"
      onSubmit={event => {
        event.preventDefault()
        void send(event.currentTarget)
      }}
    >
      <div className="min-w-0 grow">
        <label htmlFor={id} className="mb-1 block font-semibold">
          Bank statement
        </label>
        <input
          id={id}
          name="file"
          type="file"
          required
          accept=".xml,.csv,.txt,.xlsx,text/xml,application/xml,text/csv"
          aria-describedby={`${id}-hint`}
          className="file-input w-full"
        />
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          CAMT.053 (XML) or CSV, as your bank offers it. What was read before is not read twice.
        </p>
      </div>
      <button type="submit" disabled={isOff} className="btn btn-primary sm:mt-7">
        Read
      </button>
      <output className="w-full empty:hidden">{kept && describeKept(kept)}</output>
    </form>
  )
}
