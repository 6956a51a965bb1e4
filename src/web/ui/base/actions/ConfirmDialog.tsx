import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'

/** Asks for confirmation. Traps the focus; Escape calls `onClose`. Rendered only while it is open. */
export function ConfirmDialog({
  title,
  children,
  failure,
  actions,
  onClose,
}: {
  title: string
  children: ReactNode
  /** Why the action failed, if it did. */
  failure?: string | undefined
  actions: ReactNode
  onClose: () => void
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    // Closed before it is removed, so that the browser restores the focus.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      className="sheet m-auto w-full max-w-md p-6 text-base-content backdrop:bg-black/60"
    >
      <h2 id={`${id}-title`} className="mb-3 text-2xl wrap-break-word">
        {title}
      </h2>
      <div id={`${id}-text`} className="wrap-break-word text-muted">
        {children}
      </div>
      <div role="alert" className="mt-4 font-semibold text-error empty:hidden">
        {failure}
      </div>
      <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
    </dialog>
  )
}
