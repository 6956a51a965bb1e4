import { createFileRoute, Link } from '@tanstack/react-router'
import { foundOr404 } from '../../../guards.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { FamilySection } from '../../../ui/owner/families/FamilySection.tsx'
import { ArchiveButton } from '../../../ui/owner/product-editor/ArchiveButton.tsx'
import { DetailsForm } from '../../../ui/owner/product-editor/DetailsForm.tsx'
import { listHistory, listMovements, readManaged } from '../../../ui/owner/products/managed-calls.ts'
import { StateLabel } from '../../../ui/owner/products/StateLabel.tsx'
import { type EditorSearch, readEditorSearch } from '../../../ui/owner/stock/editor-search.ts'
import { History } from '../../../ui/owner/stock/History.tsx'
import { StockSection } from '../../../ui/owner/stock/StockSection.tsx'

export const Route = createFileRoute('/dashboard/_admin/products/$id')({
  validateSearch: readEditorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { admin }, params: { id }, deps }) => admin && foundOr404(loadEditor(id, deps)),
  shouldReload: true,
  // Never replaced by a skeleton: going through ledger and history keeps what is typed.
  pendingMs: Infinity,
  gcTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.product.name ?? 'Product'} | Parts Hub` }] }),
  component: Editor,
  notFoundComponent: NoSuchProduct,
})

async function loadEditor(id: string, search: EditorSearch) {
  const [product, movements, history] = await Promise.all([
    readManaged(id),
    listMovements(id, search.ledger),
    listHistory(id, search.history),
  ])
  return { product, movements, history }
}

function Editor() {
  const editor = Route.useLoaderData()
  const search = Route.useSearch()
  if (!editor) return null
  const { product, movements, history } = editor
  const { _id: id, name, state } = product
  return (
    <>
      <PageHeading
        title={name}
        lead={<StateLabel state={state} />}
        actions={
          <div className="flex flex-wrap gap-3">
            <ToProducts />
            <Link to="/purchase/$id" params={{ id }} className="btn btn-outline">
              View in the shop
            </Link>
            <Link to="/dashboard/addproduct" search={{ from: id }} className="btn btn-outline">
              Duplicate
            </Link>
            <ArchiveButton product={product} />
          </div>
        }
      />
      <div className="grid gap-12">
        <DetailsForm key={id} product={product} />
        <FamilySection key={`family of ${id}`} product={product} />
        <StockSection key={`stock of ${id}`} product={product} movements={movements} search={search} />
        <History id={id} page={history} search={search} />
      </div>
    </>
  )
}

function ToProducts() {
  return (
    <Link to="/dashboard/products" activeOptions={{ exact: true }} className="btn btn-outline">
      Back to Products
    </Link>
  )
}

function NoSuchProduct() {
  return (
    <>
      <PageHeading title="Product not found" lead="There is no such product." />
      <ToProducts />
    </>
  )
}
