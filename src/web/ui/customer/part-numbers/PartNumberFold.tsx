import { type FormEvent, useRef, useState } from 'react'
import { answerOf, calls, problemsOf } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useFaultFocus } from '../../base/forms/use-problems.ts'

/** The person's own number of a product, folded; read when it is opened. */
export function PartNumberFold({ productId, className = '' }: { productId: string; className?: string }) {
  /** Undefined until it has been read. */
  const [number, setNumber] = useState<string>()

  async function read(): Promise<void> {
    try {
      const param = { id: encodeURIComponent(productId) }
      setNumber((await answerOf(calls['part-number'][':id'].$get({ param }))).number ?? '')
    } catch (error) {
      notify.failure(error, { retry: () => void read() })
    }
  }

  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && number === undefined) void read()
      }}
      className={`rounded-box border border-line [@media(scripting:none)]:hidden ${className}`}
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold">Your part number</summary>
      {number !== undefined && (
        <div className="border-t border-line p-4">
          <PartNumberForm productId={productId} saved={number} />
        </div>
      )}
    </details>
  )
}

function PartNumberForm({ productId, saved }: { productId: string; saved: string }) {
  const [typed, setTyped] = useState(saved)
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useFaultFocus(form, fault)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    setFault(undefined)
    setBusy(true)
    const param = { id: encodeURIComponent(productId) }
    const number = typed.trim()
    try {
      await (number === ''
        ? answerOf(calls['part-number'][':id'].$delete({ param }))
        : answerOf(calls['part-number'][':id'].$put({ param, json: { number } })))
      notify.success(number === '' ? 'Your part number is forgotten' : 'Your part number is remembered')
    } catch (error) {
      const [problem] = problemsOf(error)
      if (problem) setFault(`Your part number ${problem.message}`)
      else notify.failure(error)
    }
    setBusy(false)
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => void save(event)}
      className="grid justify-items-start gap-4"
    >
      <Field
        label="What you call this part"
        name="number"
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={fault}
        hint="Printed on your papers and found in a quick order. Leave it empty to forget it."
      />
      <SubmitButton isBusy={isBusy}>Save</SubmitButton>
    </form>
  )
}
