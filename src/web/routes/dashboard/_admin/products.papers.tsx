import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { openSubjects, subjectWords } from '#contract/catalog/open-subjects.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { ConfirmationTable } from '../../../ui/owner/products/ConfirmationTable.tsx'
import { OpenDeclarationTable } from '../../../ui/owner/products/OpenDeclarationTable.tsx'
import { type OpenSearch, readOpenSearch } from '../../../ui/owner/products/open-search.ts'

const TITLE = 'To be confirmed'
const linkTo = (search: OpenSearch) => linkOptions({ to: '/dashboard/products/papers', search })

export const Route = createFileRoute('/dashboard/_admin/products/papers')({
  validateSearch: acceptSearch<OpenSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { subject = 'ce' } = readOpenSearch(deps)
    const query = { subject }
    return (
      admin &&
      Promise.all([
        answerOf(calls['open-declaration'].$get({ query })),
        answerOf(calls.confirmation.$get({ query })),
      ])
    )
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: `${TITLE} | Parts Hub` }] }),
  component: OpenDeclarations,
  pendingComponent: () => <RowsSkeleton title={TITLE} />,
})

function OpenDeclarations() {
  const found = Route.useLoaderData()
  const { subject: chosen = 'ce' } = readOpenSearch(Route.useSearch())
  if (!found) return null
  const [open, confirmed] = found
  return (
    <ListPage
      title={TITLE}
      lead="What pages and data sheets call ‘to be confirmed’, by family, and what was confirmed. Customs codes are proposed by shape and material, and origins by where the seller is: a code that is said at a product itself stays."
      actions={
        <div className="flex flex-wrap gap-3">
          {(['csv', 'xlsx'] as const).map(format => (
            <a
              key={format}
              href={`/open-declaration/table?format=${format}`}
              download={`to-be-confirmed.${format}`}
              className="btn btn-outline"
            >
              All as {format.toUpperCase()}
            </a>
          ))}
          <Link to="/dashboard/products/import" className="btn btn-outline">
            Import or export products
          </Link>
        </div>
      }
      filters={
        <StateLinks
          label="What is to be confirmed"
          states={openSubjects.map(subject => [subject, subjectWords[subject]] as const)}
          chosen={chosen}
          linkTo={subject => linkTo(subject === 'ce' ? {} : { subject })}
          className="mb-6"
        />
      }
      count={[open.length, 'entry', 'entries']}
    >
      {open.length > 0 ? (
        <OpenDeclarationTable open={open} />
      ) : (
        <NothingListed
          title="Nothing to confirm"
          text={`Of no product is anything about ${subjectWords[chosen]} open.`}
        >
          <Link to="/dashboard/products" className="btn btn-outline">
            Products
          </Link>
        </NothingListed>
      )}
      {confirmed.length > 0 && (
        <section aria-labelledby="confirmed-heading" className="mt-10">
          <h2 id="confirmed-heading" className="mb-4 text-2xl">
            Confirmed
          </h2>
          <ConfirmationTable confirmations={confirmed} />
        </section>
      )}
    </ListPage>
  )
}
