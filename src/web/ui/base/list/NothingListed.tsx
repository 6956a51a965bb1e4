import type { ReactNode } from 'react'

/** Stands in the place of rows: that there are none, and a link that helps. */
export function NothingListed({
  title,
  text,
  children,
}: {
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <div className="sheet grid justify-items-start gap-4 p-8">
      <h2 className="text-2xl">{title}</h2>
      <p className="text-muted">{text}</p>
      {children}
    </div>
  )
}
