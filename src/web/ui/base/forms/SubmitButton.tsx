import type { ReactNode } from 'react'

/** A form's button: disabled while the form is being sent. What buys has the brand's orange. */
export function SubmitButton({
  isBusy,
  isReady = true,
  isBuying = false,
  className = '',
  children,
}: {
  isBusy: boolean
  isReady?: boolean
  isBuying?: boolean
  className?: string
  children: ReactNode
}) {
  return (
    <button
      type="submit"
      disabled={!isReady || isBusy}
      className={`btn ${isBuying ? 'btn-primary' : 'btn-secondary'} ${className}`}
    >
      {isBusy && <span aria-hidden="true" className="loading loading-sm loading-spinner" />}
      {children}
    </button>
  )
}
