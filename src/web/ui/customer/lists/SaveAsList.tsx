import { type FormEvent, useState } from 'react'
import type { BasketLine } from '#contract/basket/basket.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { useFieldFault } from '../../base/forms/use-problems.ts'

/** Saves the lines of the basket as a list by a name, folded. */
export function SaveAsList({ lines }: { lines: readonly BasketLine[] }) {
  const once = useIdempotencyKey()
  const [name, setName] = useState('')
  const { form, fault, clearFault, onFailure } = useFieldFault('name')
  const { isBusy, act } = useAction({ refresh: keepPage, onFailure })

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    clearFault()
    const json = { name, lines: lines.map(({ product, quantity }) => ({ product, quantity })) }
    const headers = { 'idempotency-key': once.keyFor(json) }
    await act(async () => {
      const { insertedId } = await answerOf(calls['shopping-list'].$post({ json }, { headers }))
      once.renew()
      setName('')
      notify.success('Your basket is saved as a list.', {
        href: `/dashboard/lists/${insertedId}`,
        label: 'View list',
      })
    })
  }

  return (
    <details className="open:grow">
      <summary className="btn list-none btn-outline btn-sm">Save as a list</summary>
      <form
        ref={form}
        noValidate
        onSubmit={event => void save(event)}
        className="mt-3 grid justify-items-start gap-3"
      >
        <Field
          label="Name of the list"
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={event => setName(event.target.value)}
          error={fault}
        />
        <SubmitButton isBusy={isBusy} isReady={name.trim() !== ''} className="btn-sm">
          Save list
        </SubmitButton>
      </form>
    </details>
  )
}
