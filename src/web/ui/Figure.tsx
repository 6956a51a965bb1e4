import type { ReactNode } from 'react'

/** One line of a list of figures: its name and its value. */
export function Figure({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line py-2">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
