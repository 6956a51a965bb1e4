import { createFileRoute, Link } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { foundOr404 } from '../../guards.ts'
import { readId, readQuantity, readSearch, type SearchOf } from '../../search-params.ts'
import { PageHeading } from '../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { findQuotable } from '../../ui/customer/quotes/quotable-lines.ts'
import { RequestForm } from '../../ui/customer/quotes/RequestForm.tsx'
import { formatPieces } from '../../ui/product/offer/pieces.ts'
import { unitPriceOf } from '../../ui/product/offer/quantities.ts'

const TITLE = 'Ask for a better price'

/** What is asked for: so many pieces of a product, or what is in the basket. */
const readAsked = readSearch({ product: readId, quantity: readQuantity })

export const Route = createFileRoute('/dashboard/quotes/new')({
  validateSearch: readAsked,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { user }, deps }) => (user ? loadAsked(deps) : null),
  gcTime: 0,
  head: () => ({ meta: [{ title: `${TITLE} | Parts Hub` }] }),
  component: NewRequest,
  pendingComponent: () => <RowsSkeleton title={TITLE} />,
})

/** The lines to ask for, undefined if the basket has to be changed first; and the product with its stock, if it is one. */
async function loadAsked({ product: id, quantity = 0 }: SearchOf<typeof readAsked>) {
  if (id === undefined) return { lines: findQuotable(await answerOf(calls.basket.$get())), part: null }
  const part = await foundOr404(answerOf(calls.service[':id'].$get({ param: { id } })))
  const { _id: product, name, min, step } = part
  const pieces = Math.ceil(Math.max(quantity, min) / step) * step
  return { lines: [{ product, name, quantity: pieces, unitPrice: unitPriceOf(part, pieces) }], part }
}

function NewRequest() {
  const asked = Route.useLoaderData()
  if (!asked) return null
  const { lines, part } = asked
  if (part && lines?.[0])
    return (
      <>
        <PageHeading
          title="Ask for a quote"
          lead={`${formatPieces(part.available)} in stock now. We answer with a price and the lead time, here and by email.`}
        />
        <RequestForm
          key={part._id}
          lines={lines}
          beginning={`What do ${formatPieces(lines[0].quantity)} cost, and when can you deliver them?`}
        />
      </>
    )
  return (
    <>
      <PageHeading
        title={TITLE}
        lead="For what is in your basket. We answer with a quote, here and by email."
      />
      {lines && lines.length > 0 ? (
        <RequestForm lines={lines} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>
            {lines
              ? 'There is nothing in your basket.'
              : 'Some lines of your basket cannot be ordered as they are: please change or remove them first.'}
          </p>
          <Link to="/basket" className="btn btn-secondary">
            View basket
          </Link>
        </div>
      )}
    </>
  )
}
