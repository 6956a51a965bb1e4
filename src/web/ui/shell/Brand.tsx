import { Link } from '@tanstack/react-router'

/** The shop's logo: a hexagon nut and its name, which is only spoken on a phone where `isShort`. */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link
      to="/"
      className="flex shrink-0 items-center gap-2.5 font-condensed text-2xl font-semibold tracking-wide text-ink-content uppercase"
    >
      <svg viewBox="0 0 32 32" className="size-7" aria-hidden="true">
        <path
          d="M14.5 1.2a3 3 0 0 1 3 0l10.6 6.1a3 3 0 0 1 1.5 2.6v12.2a3 3 0 0 1-1.5 2.6l-10.6 6.1a3 3 0 0 1-3 0L3.9 24.7a3 3 0 0 1-1.5-2.6V9.9a3 3 0 0 1 1.5-2.6z"
          className="fill-accent"
        />
        <circle cx="16" cy="16" r="9" className="fill-ink" />
        <circle cx="16" cy="16" r="4.4" className="fill-accent" />
      </svg>
      <span className={isShort ? 'max-sm:sr-only' : undefined}>Parts Hub</span>
    </Link>
  )
}
