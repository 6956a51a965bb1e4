import type { ReactNode } from 'react'
import { formatCount } from '../figures/format.ts'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  /** Names what is selected: 'Selected products'. */
  label: string
  selection: Selection
  /** The buttons of the actions, and the dialogs they open. */
  children: ReactNode
}

/** The actions for the selected rows. Always shown, so that selecting does not shift the page. */
export function SelectionBar({ label, selection, children }: SelectionBarProps) {
  const { selected, isAll, takeBox, toggleAll } = selection
  return (
    <fieldset className="sheet mb-4 flex print:hidden flex-wrap items-center gap-x-5 gap-y-3 px-4 py-3">
      <legend className="sr-only">{label}</legend>
      <label className="flex min-h-9 items-center gap-2.5 text-sm font-semibold">
        <input ref={takeBox} type="checkbox" className="checkbox" checked={isAll} onChange={toggleAll} />
        Select all on this page
      </label>
      <output className="min-w-24 text-sm text-muted">{formatCount(selected.length)} selected</output>
      {children}
    </fieldset>
  )
}
