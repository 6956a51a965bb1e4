import type { ReactNode } from 'react'

/** Figures that are seen at a glance, side by side. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">{children}</dl>
}

/** One of them: its name, the figure as it is written, and what is to know about it. */
export function Tile({ term, figure, note }: { term: string; figure: string; note?: ReactNode }) {
  return (
    <div className="bg-base-100 p-4">
      <dt className="eyebrow text-muted">{term}</dt>
      <dd className="mt-1 text-2xl font-semibold">
        {figure}
        {note && <span className="block text-sm font-normal text-muted">{note}</span>}
      </dd>
    </div>
  )
}
