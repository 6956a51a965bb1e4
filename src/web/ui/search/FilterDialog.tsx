import { type ReactNode, useEffect, useRef } from 'react'
import { formatCount } from '../format.ts'

/** The filters on small screens, over the page. The dialog traps the focus, and Escape closes it. */
export function FilterDialog({
  sizes,
  isBusy,
  onClose,
  children,
}: {
  /** How many sizes fit now. */
  sizes: number
  isBusy: boolean
  onClose: () => void
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    const wide = window.matchMedia('(width >= 64rem)')
    wide.addEventListener('change', onClose)
    return () => {
      wide.removeEventListener('change', onClose)
      // Closed before it is removed, so that the browser restores the focus.
      shown?.close()
    }
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      aria-label="Filters"
      closedby="any"
      onClose={onClose}
      className="m-0 ml-auto h-dvh max-h-none w-96 max-w-[90vw] border-l border-line bg-base-200 text-base-content backdrop:bg-black/60"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
          <h2 className="eyebrow">Filters</h2>
          <button type="button" onClick={onClose} className="btn btn-ghost">
            Close
          </button>
        </div>
        <div className="grow overflow-y-auto px-4 pb-6">{children}</div>
        <div className="border-t border-line p-4">
          <button type="button" onClick={onClose} aria-busy={isBusy} className="btn w-full btn-secondary">
            Show {formatCount(sizes)} {sizes === 1 ? 'size' : 'sizes'}
          </button>
        </div>
      </div>
    </dialog>
  )
}
