import { useState } from 'react'
import type { ProductsChange } from '#contract/catalog/products.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount } from '../../base/figures/format.ts'
import type { Selection } from '../../base/list/use-selection.ts'
import { editManyManaged } from './managed-calls.ts'
import { type ManyAction, SelectionDialog } from './SelectionDialog.tsx'

const labels: Readonly<Record<ManyAction, string>> = {
  price: 'Change price',
  category: 'Set category',
  archive: 'Archive',
  restore: 'Restore',
}

/** What can be done with the selected products. `isArchive`: these are archived ones. */
export function ProductActions({
  selection: { selected, clear },
  isArchive,
}: {
  selection: Selection
  isArchive: boolean
}) {
  const { isOff, act } = useAction()
  const [chosen, setChosen] = useState<ManyAction>()
  const count = selected.length

  async function change(what: Omit<ProductsChange, 'ids'>): Promise<void> {
    setChosen(undefined)
    const isDone = await act(() => editManyManaged({ ids: [...selected], ...what }), {
      success: changed => `${formatCount(changed)} of ${formatCount(count)} products changed`,
    })
    if (isDone) clear()
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {(['price', 'category', isArchive ? 'restore' : 'archive'] as const).map(action => (
          <button
            key={action}
            type="button"
            disabled={isOff || count === 0}
            onClick={() => setChosen(action)}
            className="btn btn-outline btn-sm"
          >
            {labels[action]}
          </button>
        ))}
      </div>
      {chosen && (
        <SelectionDialog
          action={chosen}
          label={labels[chosen]}
          count={count}
          onConfirm={what => void change(what)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
