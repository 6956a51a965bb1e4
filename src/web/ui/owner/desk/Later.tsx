import { type ReactNode, useId } from 'react'

/** A section whose content is read after the page, with room kept for it. */
export function Later<Value>({
  title,
  value,
  hasFailed,
  children,
}: {
  title: string
  value: Value | undefined
  hasFailed: boolean
  children: (value: Value) => ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} aria-busy={value === undefined && !hasFailed} className="mb-10 min-h-80">
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      {hasFailed && <p className="text-muted">They cannot be read now.</p>}
      {value !== undefined && children(value)}
    </section>
  )
}
