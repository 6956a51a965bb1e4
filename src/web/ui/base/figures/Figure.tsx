import type { ReactNode } from 'react'

/** One line of a list of figures: its name and its value. */
export function Figure({
  term,
  children,
  className = 'flex',
}: {
  term: ReactNode
  children: ReactNode
  /** How it is shown, if not always. */
  className?: string
}) {
  return (
    <div className={`items-baseline justify-between gap-4 border-t border-line py-2 ${className}`}>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
