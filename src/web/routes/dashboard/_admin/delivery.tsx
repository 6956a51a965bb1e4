import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { LeaveQuestion } from '../../../ui/base/actions/LeaveQuestion.tsx'
import { PageHeading } from '../../../ui/base/page/PageHeading.tsx'
import { RowsSkeleton } from '../../../ui/base/page/RowsSkeleton.tsx'
import { listDeliveryMethods } from '../../../ui/owner/delivery/delivery-calls.ts'
import { MethodForm } from '../../../ui/owner/delivery/MethodForm.tsx'

export const Route = createFileRoute('/dashboard/_admin/delivery')({
  loader: async ({ context: { admin } }) => admin && listDeliveryMethods(),
  gcTime: 0,
  head: () => ({ meta: [{ title: 'Delivery | Parts Hub' }] }),
  component: Delivery,
  pendingComponent: () => <RowsSkeleton title="Delivery" />,
})

function Delivery() {
  const methods = Route.useLoaderData()
  const changed = useRef(new Set<string>())
  const note = useCallback((method: string, hasChanges: boolean) => {
    if (hasChanges) changed.current.add(method)
    else changed.current.delete(method)
  }, [])
  if (!methods) return null
  return (
    <>
      <PageHeading
        title="Delivery"
        lead="How goods reach your customers, where to, in how many working days and at what price."
      />
      <LeaveQuestion hasChanges={() => changed.current.size > 0} />
      <div className="grid gap-8">
        {methods.map(method => (
          <MethodOf key={method.method} method={method} onChanges={note} />
        ))}
      </div>
    </>
  )
}

function MethodOf({
  method,
  onChanges,
}: {
  method: Parameters<typeof MethodForm>[0]['method']
  onChanges: (method: string, hasChanges: boolean) => void
}) {
  const { method: id } = method
  const note = useCallback((hasChanges: boolean) => onChanges(id, hasChanges), [id, onChanges])
  return <MethodForm method={method} onChanges={note} />
}
