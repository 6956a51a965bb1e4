import type { ReactNode } from 'react'
import { SideDialog } from '../../base/actions/SideDialog.tsx'
import { formatCount } from '../../base/figures/format.ts'

interface FilterDialogProps {
  /** How many sizes fit now. */
  sizes: number
  isBusy: boolean
  onClose: () => void
  children: ReactNode
}

/** The filters on small screens. */
export function FilterDialog({ sizes, isBusy, onClose, children }: FilterDialogProps) {
  return (
    <SideDialog
      label="Filters"
      heading={<h2 className="eyebrow">Filters</h2>}
      onClose={onClose}
      className="ml-auto w-96 max-w-[90vw] border-l"
    >
      <div className="grow overflow-y-auto px-4 pb-6">{children}</div>
      <div className="border-t border-line p-4">
        <button type="button" onClick={onClose} aria-busy={isBusy} className="btn w-full btn-secondary">
          Show {formatCount(sizes)} {sizes === 1 ? 'size' : 'sizes'}
        </button>
      </div>
    </SideDialog>
  )
}
