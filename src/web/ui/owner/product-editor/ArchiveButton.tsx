import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { CallError } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { useAction } from '../../base/actions/use-action.ts'
import { editManaged } from '../products/managed-calls.ts'

/** Archives or restores a product, after confirmation. */
export function ArchiveButton({ product }: { product: ManagedProduct }) {
  const router = useRouter()
  const { isOff, act } = useAction({ onFailure: explain })
  const [isConfirming, setConfirming] = useState(false)
  const { archived, name } = product
  const label = archived ? 'Restore' : 'Archive'

  function explain(error: unknown, again: () => Promise<boolean>): false {
    const isChanged = error instanceof CallError && error.status === 412
    // The product has changed since, so the person has to decide again.
    if (isChanged) void router.invalidate()
    notify.failure(error, { retry: isChanged ? undefined : () => void again() })
    return false
  }

  async function toggle(): Promise<void> {
    setConfirming(false)
    await act(() => editManaged(product, { archived: !archived }), {
      success: archived ? 'The product is on sale again' : 'The product is archived',
    })
  }

  return (
    <>
      <button type="button" disabled={isOff} onClick={() => setConfirming(true)} className="btn btn-outline">
        {label}
      </button>
      {isConfirming && (
        <ConfirmDialog
          title={`${label} ${name}?`}
          onClose={() => setConfirming(false)}
          actions={
            <>
              <button
                type="button"
                className={`btn ${archived ? 'btn-secondary' : 'btn-error'}`}
                onClick={() => void toggle()}
              >
                {label}
              </button>
              <button type="button" className="btn btn-outline" onClick={() => setConfirming(false)}>
                Cancel
              </button>
            </>
          }
        >
          {archived
            ? 'It returns to the lists and can be ordered again.'
            : 'It leaves all lists and can no longer be ordered. Its page and past orders stay.'}
        </ConfirmDialog>
      )}
    </>
  )
}
