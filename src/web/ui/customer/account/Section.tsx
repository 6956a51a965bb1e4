import { type ReactNode, useId } from 'react'

/** One section of the 'Sign-in & security' page. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="sheet grid gap-5 p-5 sm:p-6">
      <div>
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}
