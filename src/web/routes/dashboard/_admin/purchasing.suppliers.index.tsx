import { createFileRoute, linkOptions, useRouter } from '@tanstack/react-router'
import { acceptSearch } from '../../../accept-search.ts'
import { notify } from '../../../ui/base/actions/toast.tsx'
import { type Filter, ListFilters } from '../../../ui/base/list/ListFilters.tsx'
import { ListPage } from '../../../ui/base/list/ListPage.tsx'
import { CursorPager } from '../../../ui/base/list/Pager.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { PurchasingLinks } from '../../../ui/owner/purchasing/PurchasingLinks.tsx'
import { readSupplierSearch, type SupplierSearch } from '../../../ui/owner/purchasing/purchase-search.ts'
import { addSupplier, listSuppliers } from '../../../ui/owner/purchasing/purchasing-calls.ts'
import { SupplierForm } from '../../../ui/owner/purchasing/SupplierForm.tsx'
import { SupplierTable } from '../../../ui/owner/purchasing/SupplierTable.tsx'
import { SupplyTable } from '../../../ui/owner/purchasing/SupplyTable.tsx'

const linkTo = (search: SupplierSearch) => linkOptions({ to: '/dashboard/purchasing/suppliers', search })

const filters: readonly Filter<keyof SupplierSearch>[] = [
  {
    name: 'state',
    label: 'State',
    choices: [
      ['', 'Those we order from'],
      ['archived', 'Archived'],
    ],
  },
]

export const Route = createFileRoute('/dashboard/_admin/purchasing/suppliers/')({
  validateSearch: acceptSearch<SupplierSearch>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { admin }, deps }) => admin && listSuppliers(readSupplierSearch(deps)),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Suppliers | Parts Hub' }] }),
  component: Suppliers,
  pendingComponent: () => <RowsSkeleton title="Suppliers" />,
})

function Suppliers() {
  const router = useRouter()
  const page = Route.useLoaderData()
  const search = readSupplierSearch(Route.useSearch())
  if (!page) return null
  const { items: suppliers, total, next } = page
  return (
    <>
      <ListPage
        title="Suppliers"
        lead="From whom the shop buys, and how long their goods usually take."
        filters={
          <>
            <PurchasingLinks page="suppliers" />
            <ListFilters
              search={search}
              read={readSupplierSearch}
              linkTo={linkTo}
              words="Name"
              filters={filters}
              className="mb-6 grid items-end gap-4 sm:grid-cols-[1fr_14rem]"
            />
          </>
        }
        count={[total, 'supplier', 'suppliers']}
        pager={
          <CursorPager
            label="Pages of suppliers"
            search={search}
            linkTo={linkTo}
            next={next}
            texts={['First', 'Next']}
          />
        }
      >
        {suppliers.length > 0 && <SupplierTable suppliers={suppliers} />}
      </ListPage>
      <section aria-labelledby="new-supplier" className="mt-12">
        <h2 id="new-supplier" className="mb-4 text-2xl">
          Add a supplier
        </h2>
        <SupplierForm
          label="Add a supplier"
          button="Add the supplier"
          send={async typed => {
            await addSupplier(typed)
            notify.success('The supplier is added')
            await router.invalidate()
          }}
        />
      </section>
      <section aria-labelledby="supplies" className="mt-12">
        <h2 id="supplies" className="mb-4 text-2xl">
          Terms and reorder points as a table
        </h2>
        <SupplyTable />
      </section>
    </>
  )
}
