import { createFileRoute, Link, useNavigate, useRouter } from '@tanstack/react-router'
import type { Supplier } from '#contract/purchasing/suppliers.ts'
import { foundOr404 } from '../../../guards.ts'
import { notify } from '../../../ui/base/actions/toast.tsx'
import { useAction } from '../../../ui/base/actions/use-action.ts'
import { useIdempotencyKey } from '../../../ui/base/forms/use-idempotency-key.ts'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import {
  addPurchaseOrder,
  editSupplier,
  readSupplier,
} from '../../../ui/owner/purchasing/purchasing-calls.ts'
import { SupplierForm } from '../../../ui/owner/purchasing/SupplierForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/purchasing/suppliers/$id')({
  loader: async ({ context: { admin }, params }) => admin && foundOr404(readSupplier(params.id)),
  shouldReload: true,
  gcTime: 0,
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.name ?? 'Supplier'} | Parts Hub` }] }),
  component: OneSupplier,
  pendingComponent: () => <RowsSkeleton title="Supplier" />,
  notFoundComponent: NoSuchSupplier,
})

function OneSupplier() {
  const supplier = Route.useLoaderData()
  return supplier && <SupplierPage key={supplier._id} supplier={supplier} />
}

function SupplierPage({ supplier }: { supplier: Supplier }) {
  const router = useRouter()
  const navigate = useNavigate()
  const once = useIdempotencyKey()
  const { isOff, act } = useAction()
  const { _id, name, email, address, leadDays, notes, archivedAt } = supplier
  const isArchived = archivedAt !== null
  const facts = { name, email, address, leadDays, notes }
  const archive = () =>
    act(() => editSupplier(supplier, { ...facts, archived: !isArchived }), {
      success: isArchived ? 'It is ordered from again' : 'The supplier is archived',
    })
  const begin = () =>
    act(async () => {
      const id = await addPurchaseOrder(_id, once.keyFor(_id))
      once.renew()
      await navigate({ to: '/dashboard/purchasing/orders/$id', params: { id } })
    })
  return (
    <>
      <PageHeading
        title={name}
        lead={isArchived ? 'Archived: nothing is ordered there.' : undefined}
        actions={
          <div className="flex flex-wrap gap-3">
            <Link
              to="/dashboard/purchasing/suppliers"
              search={{}}
              activeOptions={{ exact: true }}
              className="btn btn-outline"
            >
              All suppliers
            </Link>
            <Link
              to="/dashboard/purchasing/orders"
              search={{ supplier: _id }}
              activeOptions={{ exact: true }}
              className="btn btn-outline"
            >
              Its orders
            </Link>
            {!isArchived && (
              <button
                type="button"
                disabled={isOff}
                onClick={() => void begin()}
                className="btn btn-secondary"
              >
                New order
              </button>
            )}
            <button type="button" disabled={isOff} onClick={() => void archive()} className="btn btn-outline">
              {isArchived ? 'Order from it again' : 'Archive'}
            </button>
          </div>
        }
      />
      <SupplierForm
        key={supplier.version}
        supplier={supplier}
        label="Edit the supplier"
        button="Save"
        send={async typed => {
          await editSupplier(supplier, { ...typed, archived: isArchived })
          notify.success('The supplier is saved')
          await router.invalidate()
        }}
      />
    </>
  )
}

function NoSuchSupplier() {
  return (
    <>
      <PageHeading title="Supplier not found" lead="There is no such supplier." />
      <Link
        to="/dashboard/purchasing/suppliers"
        search={{}}
        activeOptions={{ exact: true }}
        className="btn btn-outline"
      >
        All suppliers
      </Link>
    </>
  )
}
