import type { ReactNode } from 'react'

/** The only h1 of a page, with an optional line under it and room for an action beside it. */
export function PageHeading({
  title,
  lead,
  actions,
}: {
  title: string
  lead?: ReactNode
  actions?: ReactNode
}) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 border-b border-line pb-5">
      <div className="min-w-0">
        <h1 className="text-4xl wrap-break-word sm:text-5xl">{title}</h1>
        {lead && <p className="mt-2 max-w-prose wrap-break-word text-muted">{lead}</p>}
      </div>
      {actions}
    </div>
  )
}

/** The heading of a section within a page. */
export function SectionHeading({ title, id, lead }: { title: string; id?: string; lead?: ReactNode }) {
  return (
    <div className="mb-7">
      <h2 id={id} className="text-3xl sm:text-4xl">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-prose text-muted">{lead}</p>}
    </div>
  )
}
