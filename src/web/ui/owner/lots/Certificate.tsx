import { useId } from 'react'
import { CERTIFICATE_TOO_LARGE, type Lot, MAX_CERTIFICATE_BYTES } from '#contract/lots/lots.ts'
import { problemsOf } from '../../../client.ts'
import { useRights } from '../../../rights.ts'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { formatDay } from '../../base/figures/format.ts'
import { toSentence } from '../../base/forms/field-of.ts'
import { sendForm } from '../../base/forms/send-form.ts'

/** The inspection certificate of a lot, and for those who receive goods how one is added, or another one in its place. */
export function Certificate({ lot }: { lot: Lot }) {
  const { number, certifiedAt } = lot
  const mayAdd = useRights()('moveStock')
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {certifiedAt === null ? (
        <span className="text-muted">None</span>
      ) : (
        <a
          href={pathOf(lot)}
          download
          title={`Added on ${formatDay(certifiedAt)}`}
          className="link font-semibold"
        >
          PDF<span className="sr-only">, certificate of lot {number}</span>
        </a>
      )}
      {mayAdd && <AddCertificate lot={lot} />}
    </div>
  )
}

const pathOf = ({ _id }: Lot) => `/lot/${encodeURIComponent(_id)}/certificate`

function AddCertificate({ lot }: { lot: Lot }) {
  const id = useId()
  const { isOff, act } = useAction({
    onFailure: error => {
      const [problem] = problemsOf(error)
      if (problem) notify.refusal(toSentence('The certificate', problem.message))
      else notify.failure(error)
      return false
    },
  })
  const verb = lot.certifiedAt === null ? 'Add' : 'Replace'

  async function add(file: File): Promise<void> {
    if (file.size > MAX_CERTIFICATE_BYTES)
      return notify.refusal(toSentence('The certificate', CERTIFICATE_TOO_LARGE))
    const form = new FormData()
    form.set('certificate', file)
    await act(() => sendForm(pathOf(lot), form), { success: `The certificate of lot ${lot.number} is kept` })
  }

  return (
    <label
      htmlFor={id}
      className={`btn btn-outline btn-sm focus-within:outline-2 focus-within:outline-offset-2 print:hidden ${isOff ? 'btn-disabled' : ''}`}
    >
      {verb}
      <span className="sr-only"> the certificate of lot {lot.number}</span>
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
