import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { readCount } from '#contract/amounts.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import type { ShoppingListInShort } from '#contract/shopping-lists/shopping-lists.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { CountField } from '../../base/forms/CountInput.tsx'
import { SelectField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useFieldFault } from '../../base/forms/use-problems.ts'

/** Puts a product on one of the person's lists, folded; the lists are read when it is opened. */
export function AddToList({
  product,
  className = '',
}: {
  product: Pick<Product, '_id' | 'min'>
  className?: string
}) {
  const [lists, setLists] = useState<readonly ShoppingListInShort[]>()

  async function read(): Promise<void> {
    try {
      setLists(await answerOf(calls['shopping-list'].$get()))
    } catch (error) {
      notify.failure(error, { retry: () => void read() })
    }
  }

  return (
    <details
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void read()
      }}
      className={`rounded-box border border-line [@media(scripting:none)]:hidden ${className}`}
    >
      <summary className="cursor-pointer px-4 py-3 font-semibold">Add to a list</summary>
      {lists && (
        <div className="border-t border-line p-4">
          {lists.length > 0 ? (
            <AddForm product={product} lists={lists} />
          ) : (
            <p>
              You have no list yet.{' '}
              <Link to="/dashboard/lists" className="text-link">
                Make one
              </Link>
              .
            </p>
          )}
        </div>
      )}
    </details>
  )
}

function AddForm({
  product,
  lists,
}: {
  product: Pick<Product, '_id' | 'min'>
  lists: readonly ShoppingListInShort[]
}) {
  const [first] = lists
  const [id, setId] = useState(first?._id ?? '')
  const [quantity, setQuantity] = useState(String(product.min))
  const { form, fault, clearFault, onFailure } = useFieldFault('lines.0.quantity')
  const { isBusy, act } = useAction({ refresh: keepPage, onFailure })

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    clearFault()
    const json = { lines: [{ product: product._id, quantity: readCount(quantity) }] }
    await act(async () => {
      await answerOf(calls['shopping-list'][':id'].lines.$post({ param: { id }, json }))
      notify.success('It is on your list.', { href: `/dashboard/lists/${id}`, label: 'View list' })
    })
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={event => void add(event)}
      className="grid justify-items-start gap-4 [&>div]:w-full"
    >
      <SelectField label="List" value={id} onChange={event => setId(event.target.value)}>
        {lists.map(list => (
          <option key={list._id} value={list._id}>
            {list.name}
          </option>
        ))}
      </SelectField>
      <CountField
        label="Usual quantity"
        value={quantity}
        onChange={event => setQuantity(event.target.value)}
        error={fault}
      />
      <SubmitButton isBusy={isBusy}>Add to the list</SubmitButton>
    </form>
  )
}
