import { type ReactNode, useLayoutEffect, useRef } from 'react'

interface SideDialogProps {
  id?: string
  /** What it is, for assistive technology. */
  label: string
  /** Its heading: above its content, beside the button that closes it. */
  heading: ReactNode
  /** Its width, and at which edge it stands. */
  className: string
  onClose: () => void
  children: ReactNode
}

/**
 * A panel at the edge of a small screen, over the page; on a wide one it closes. Traps the focus; Escape and a click beside it call
 * `onClose`. Rendered only while it is open.
 */
export function SideDialog({ id, label, heading, className, onClose, children }: SideDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
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
      id={id}
      aria-label={label}
      onClose={onClose}
      closedby="any"
      className={`m-0 h-dvh max-h-none border-line bg-base-200 text-base-content backdrop:bg-black/60 ${className}`}
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between border-b border-line py-2 pr-2 pl-4">
          {heading}
          <button type="button" onClick={onClose} className="btn btn-ghost">
            Close
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
