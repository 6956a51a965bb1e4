import { createFileRoute, Link, linkOptions } from '@tanstack/react-router'
import { openSubjects, subjectWords } from '#contract/catalog/open-subjects.ts'
import { acceptSearch } from '../../../accept-search.ts'
import { answerOf, calls } from '../../../client.ts'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { NothingListed } from '../../../ui/base/list/NothingListed.tsx'
import { StateLinks } from '../../../ui/base/list/StateLinks.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { OpenDeclarationTable } from '../../../ui/owner/products/OpenDeclarationTable.tsx'
import { type OpenSearch, readOpenSearch } from '../../../ui/owner/products/open-search.ts'

const TITLE = 'To be confirmed'
const linkTo = (search: OpenSearch) => linkOptions({ to: '/dashboard/products/papers', search })

export const Route = createFileRoute('/dashboard/_admin/products/papers')({
  validateSearch: acceptSearch<OpenSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => {
    const { subject = 'ce' } = readOpenSearch(deps)
    return admin && answerOf(calls['open-declaration'].$get({ query: { subject } }))
  },
  gcTime: 0,
  head: () => ({ meta: [{ title: `${TITLE} | Parts Hub` }] }),
  component: OpenDeclarations,
  pendingComponent: () => <RowsSkeleton title={TITLE} />,
})

function OpenDeclarations() {
  const open = Route.useLoaderData()
  const { subject: chosen = 'ce' } = readOpenSearch(Route.useSearch())
  if (!open) return null
  return (
    <ListPage
      title={TITLE}
      lead="What pages and data sheets call ‘to be confirmed’, by family. Material, finish, codes and origins are said where a product is edited, or in a table of products; papers that a law asks for come from whoever tests the part."
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
    </ListPage>
  )
}
