import { useState } from 'react'
import type { AboutCustomer, ListedPart } from '#contract/customers/about.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'

interface CustomerListsProps {
  email: string
  lists: AboutCustomer['lists']
}

/** The lists that a customer orders by, each of which unfolds. */
export function CustomerLists({ email, lists }: CustomerListsProps) {
  return (
    <section aria-labelledby="lists" className="sheet p-5">
      <h2 id="lists" className="mb-2 text-2xl">
        Lists
      </h2>
      {lists.length === 0 && <p className="text-muted">They keep no lists of parts.</p>}
      {lists.map(list => (
        <OneList key={list._id} email={email} list={list} />
      ))}
    </section>
  )
}

/** Read when somebody wants to see it: most are not. */
function OneList({
  email,
  list: { _id, name, lines },
}: {
  email: string
  list: CustomerListsProps['lists'][number]
}) {
  const [parts, setParts] = useState<readonly ListedPart[]>()
  async function read(): Promise<void> {
    const param = { email: encodeURIComponent(email), list: _id }
    try {
      setParts(await answerOf(calls.customer[':email'].lists[':list'].$get({ param })))
    } catch (error) {
      notify.failure(error, { retry: () => void read() })
    }
  }
  return (
    <details
      className="border-t border-line py-2"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !parts) void read()
      }}
    >
      <summary className="cursor-pointer wrap-anywhere">
        <span className="font-semibold">{name}</span>{' '}
        <span className="text-muted">
          {formatCount(lines)} {lines === 1 ? 'part' : 'parts'}
        </span>
      </summary>
      {parts && (
        <ul className="mt-2 text-sm" aria-label={`Parts of ${name}`}>
          {parts.map(part => (
            <li key={part.product} className="wrap-anywhere">
              {formatCount(part.quantity)} × {part.name} <span className="text-muted">{part.sku}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
