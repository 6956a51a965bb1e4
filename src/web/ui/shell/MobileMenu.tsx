import { type ReactNode, useRef } from 'react'

/** The menu of small screens: opens without JavaScript; with it, Escape, leaving it or choosing a link closes it. */
export function MobileMenu({ children }: { children: (close: () => void) => ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const close = () => {
    if (details.current) details.current.open = false
  }
  return (
    <details
      ref={details}
      className="group lg:hidden"
      onKeyDown={event => {
        if (event.key !== 'Escape' || !details.current?.open) return
        close()
        summary.current?.focus()
      }}
      onBlur={event => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      <summary
        ref={summary}
        className="flex h-11 cursor-pointer list-none items-center gap-2 rounded-field border border-ink-line px-3 text-[0.9375rem] font-semibold text-ink-content hover:border-ink-muted [&::-webkit-details-marker]:hidden"
      >
        <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2" aria-hidden="true">
          <path d="M1 3h14M1 8h14M1 13h14" className="group-open:hidden" />
          <path d="M3 3l10 10M13 3L3 13" className="hidden group-open:block" />
        </svg>
        Menu
      </summary>
      <div className="absolute inset-x-0 top-full border-b border-ink-line bg-ink pb-2 shadow-lg">
        {children(close)}
      </div>
    </details>
  )
}
