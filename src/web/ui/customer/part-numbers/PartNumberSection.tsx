import type { PartNumber } from '#contract/part-numbers/part-numbers.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Field } from '../../base/forms/Field.tsx'
import { describeCount } from '../../base/list/ListPage.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { PartNumberImport } from './PartNumberImport.tsx'
import { usePartNumbers } from './use-part-numbers.ts'

const columns: readonly Column<PartNumber>[] = [
  { label: 'Your number', show: ({ number }) => <span className="font-semibold">{number}</span> },
  {
    label: 'Part',
    show: part => (
      <ProductLink product={part} className="hover:underline">
        {part.name}
      </ProductLink>
    ),
  },
  { label: 'SKU', show: ({ sku }) => sku ?? '–' },
]

/** What the person calls the parts of the shop: to look through, to forget, and as a file. */
export function PartNumberSection() {
  const { list, q, page, pages, search, turnTo, reload } = usePartNumbers()
  const showForget = (partNumber: PartNumber) => <ForgetButton partNumber={partNumber} reload={reload} />
  return (
    <section aria-labelledby="part-numbers-heading" className="mt-12">
      <SectionHeading
        id="part-numbers-heading"
        title="Your part numbers"
        lead="What you call our parts. A quick order finds them, and your papers name them."
      />
      {list && (
        <>
          <search className="mb-5 grid items-end gap-4 sm:grid-cols-[20rem_1fr_auto]">
            <Field
              label="Search by number, part or SKU"
              type="search"
              maxLength={60}
              value={q}
              onChange={event => search(event.target.value)}
            />
            <output className="text-muted sm:pb-2.5">{describeCount(list.total, 'number', 'numbers')}</output>
            <a href="/part-number.csv" download="part-numbers.csv" className="btn btn-outline">
              Save as CSV
            </a>
          </search>
          {list.partNumbers.length > 0 && (
            <ListTable
              caption="Your part numbers"
              columns={[...columns, { label: 'Actions', show: showForget }]}
              rows={list.partNumbers}
              keyOf={({ _id }) => _id}
            />
          )}
          {list.total === 0 && q === '' && (
            <p className="max-w-prose text-muted">
              You have given no part a number of your own yet. Open &apos;Your part number&apos; on the page
              of a part, or import a table.
            </p>
          )}
          {pages > 1 && (
            <nav aria-label="Pages of part numbers" className="mt-6 flex items-center gap-4">
              <button
                type="button"
                disabled={page === 1}
                onClick={() => turnTo(page - 1)}
                className="btn btn-outline"
              >
                Previous
              </button>
              <span>
                Page {page} of {pages}
              </span>
              <button
                type="button"
                disabled={page >= pages}
                onClick={() => turnTo(page + 1)}
                className="btn btn-outline"
              >
                Next
              </button>
            </nav>
          )}
          <PartNumberImport reload={reload} />
        </>
      )}
    </section>
  )
}

function ForgetButton({ partNumber, reload }: { partNumber: PartNumber; reload: () => Promise<void> }) {
  const { isOff, act } = useAction({ refresh: reload })
  const { _id: id, number } = partNumber
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`Forget ${number}`}
      onClick={() =>
        void act(() => answerOf(calls['part-number'][':id'].$delete({ param: { id } })), {
          success: `${number} is forgotten`,
        })
      }
      className="btn btn-ghost btn-sm"
    >
      Forget
    </button>
  )
}
