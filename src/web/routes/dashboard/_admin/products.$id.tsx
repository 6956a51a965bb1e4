import { createFileRoute, Link } from '@tanstack/react-router'
import { isGranted } from '#contract/accounts/rights.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { foundOr404 } from '../../../guards.ts'
import type { HasRight } from '../../../rights.ts'
import { Figure } from '../../../ui/base/figures/Figure.tsx'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { FamilySection } from '../../../ui/owner/families/FamilySection.tsx'
import { ArchiveButton } from '../../../ui/owner/product-editor/ArchiveButton.tsx'
import { DetailsForm } from '../../../ui/owner/product-editor/DetailsForm.tsx'
import {
  listHistory,
  listLotsOf,
  listMovements,
  readManaged,
} from '../../../ui/owner/products/managed-calls.ts'
import { StateLabel } from '../../../ui/owner/products/StateLabel.tsx'
import { listAllSuppliers, readSupplies } from '../../../ui/owner/purchasing/purchasing-calls.ts'
import { SuppliesForm } from '../../../ui/owner/purchasing/SuppliesForm.tsx'
import { type EditorSearch, readEditorSearch } from '../../../ui/owner/stock/editor-search.ts'
import { History } from '../../../ui/owner/stock/History.tsx'
import { StockSection } from '../../../ui/owner/stock/StockSection.tsx'

export const Route = createFileRoute('/dashboard/_admin/products/$id')({
  validateSearch: readEditorSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { admin }, params: { id }, deps }) =>
    admin && foundOr404(loadEditor(id, deps, right => isGranted(right, admin.role))),
  shouldReload: true,
  // Never replaced by a skeleton: going through ledger and history keeps what is typed.
  pendingMs: Infinity,
  gcTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.product.name ?? 'Product'} | Parts Hub` }] }),
  component: Editor,
  notFoundComponent: NoSuchProduct,
})

async function loadEditor(id: string, search: EditorSearch, has: HasRight) {
  const [product, movements, lots, history, buying] = await Promise.all([
    readManaged(id),
    listMovements(id, search.ledger),
    listLotsOf(id),
    has('manageProducts') ? listHistory(id, search.history) : undefined,
    has('buy') ? loadBuying(id) : undefined,
  ])
  return { product, movements, lots, history, buying }
}

async function loadBuying(id: string) {
  const [supplies, suppliers] = await Promise.all([readSupplies(id), listAllSuppliers()])
  return { supplies, suppliers }
}

function Editor() {
  const editor = Route.useLoaderData()
  const search = Route.useSearch()
  if (!editor) return null
  const { product, movements, lots, history, buying } = editor
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
            {history && (
              <>
                <Link to="/dashboard/addproduct" search={{ from: id }} className="btn btn-outline">
                  Duplicate
                </Link>
                <ArchiveButton product={product} />
              </>
            )}
          </div>
        }
      />
      <div className="grid gap-12">
        {history ? (
          <>
            <DetailsForm key={id} product={product} />
            <FamilySection key={`family of ${id}`} product={product} />
          </>
        ) : (
          <Facts product={product} />
        )}
        <StockSection
          key={`stock of ${id}`}
          product={product}
          movements={movements}
          lots={lots}
          search={search}
        />
        {buying && (
          <section aria-labelledby="buying">
            <h2 id="buying" className="mb-4 text-3xl">
              Buying
            </h2>
            <SuppliesForm key={`${id} ${buying.supplies.version}`} product={id} {...buying} />
          </section>
        )}
        {history && <History id={id} page={history} search={search} />}
      </div>
    </>
  )
}

/** What those need to know of a product who may not edit it. */
function Facts({ product: { sku, shelfPlace } }: { product: ManagedProduct }) {
  return (
    <dl className="sheet px-5 py-3 [&>div:first-child]:border-t-0">
      <Figure term="SKU">{sku ?? 'None'}</Figure>
      <Figure term="Shelf place">{shelfPlace || 'Not noted'}</Figure>
    </dl>
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
