import { useRef, useState } from 'react'
import type { ProductsChange } from '#contract/products.ts'
import { formatCount } from '../format.ts'
import { useAction } from '../use-action.ts'
import { editManyManaged } from './managed-calls.ts'
import { type ManyAction, SelectionDialog } from './SelectionDialog.tsx'
import type { Selection } from './use-selection.ts'

const labels: Readonly<Record<ManyAction, string>> = {
  price: 'Change price',
  category: 'Set category',
  archive: 'Archive',
  restore: 'Restore',
}

/** The actions for the selected products. Always shown, so that selecting does not shift the page. */
export function SelectionBar({ selection, isArchive }: { selection: Selection; isArchive: boolean }) {
  const { isOff, act } = useAction()
  const [chosen, setChosen] = useState<ManyAction>()
  const all = useRef<HTMLInputElement>(null)
  const { selected, isAll } = selection
  const count = selected.length

  async function change(what: Omit<ProductsChange, 'ids'>): Promise<void> {
    setChosen(undefined)
    const isDone = await act(() => editManyManaged({ ids: [...selected], ...what }), {
      success: changed => `${formatCount(changed)} of ${formatCount(count)} products changed`,
    })
    if (!isDone) return
    selection.clear()
    // The button that was pressed is disabled once nothing is selected.
    all.current?.focus()
  }

  return (
    <fieldset className="sheet mb-4 flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3">
      <legend className="sr-only">Selected products</legend>
      <label className="flex min-h-9 items-center gap-2.5 text-sm font-semibold">
        <input
          ref={input => {
            all.current = input
            if (input) input.indeterminate = count > 0 && !isAll
          }}
          type="checkbox"
          className="checkbox"
          checked={isAll}
          onChange={selection.toggleAll}
        />
        Select all on this page
      </label>
      <output className="min-w-24 text-sm text-muted">{formatCount(count)} selected</output>
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
    </fieldset>
  )
}
