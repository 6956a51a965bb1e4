import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import type { ShoppingListInShort } from '#contract/shopping-lists/shopping-lists.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Field } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { useFieldFault } from '../../base/forms/use-problems.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { PartNumberSection } from '../part-numbers/PartNumberSection.tsx'

/** The person's lists by name, a form for a new one, and what they call the products. */
export function ListOfLists({ lists }: { lists: readonly ShoppingListInShort[] }) {
  return (
    <>
      <PageHeading title="Lists" lead="Parts that you order again and again, each with its usual quantity." />
      {lists.length > 0 && (
        <ul className="mb-8 grid gap-3">
          {lists.map(({ _id, name, lines }) => (
            <li key={_id} className="sheet flex flex-wrap items-center justify-between gap-3 p-4">
              <Link
                to="/dashboard/lists/$id"
                params={{ id: _id }}
                className="min-w-0 text-lg font-semibold wrap-anywhere hover:underline"
              >
                {name}
              </Link>
              <span className="text-muted">{lines === 1 ? '1 part' : `${lines} parts`}</span>
            </li>
          ))}
        </ul>
      )}
      <NewList isFirst={lists.length === 0} />
      <PartNumberSection />
    </>
  )
}

function NewList({ isFirst }: { isFirst: boolean }) {
  const once = useIdempotencyKey()
  const [name, setName] = useState('')
  const { form, fault, clearFault, onFailure } = useFieldFault('name')
  const { isBusy, act } = useAction({ onFailure })

  async function create(event: FormEvent): Promise<void> {
    event.preventDefault()
    clearFault()
    const json = { name }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const isDone = await act(() => answerOf(calls['shopping-list'].$post({ json }, { headers })), {
      success: 'Your list is there',
    })
    if (!isDone) return
    once.renew()
    setName('')
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => void create(event)}
      className="sheet grid max-w-xl justify-items-start gap-4 p-5"
    >
      {isFirst && (
        <p className="text-muted">
          You have no list yet. Make one here and add parts on their pages, or save your basket as one.
        </p>
      )}
      <div className="w-full">
        <Field
          label="Name of a new list"
          value={name}
          maxLength={80}
          autoComplete="off"
          placeholder="Weekly shelf fill"
          onChange={event => setName(event.target.value)}
          error={fault}
        />
      </div>
      <SubmitButton isBusy={isBusy}>Make a list</SubmitButton>
    </form>
  )
}
