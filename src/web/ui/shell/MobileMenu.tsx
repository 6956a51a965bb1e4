import { type RefObject, useEffect, useRef } from 'react'
import type { SessionUser } from '../../session.ts'
import { NavColumn } from './NavLinks.tsx'
import { PriceSwitch } from './PriceSwitch.tsx'
import { SignOutButton } from './SignOutButton.tsx'

/** The menu where the bar is too narrow for all of it; without the links where these alone fit. It opens without JavaScript too. */
export function MobileMenu({ user }: { user: SessionUser | null }) {
  const details = useRef<HTMLDetailsElement>(null)
  useDismissal(details)
  return (
    <details ref={details} className="group xl:hidden">
      <summary className="flex h-11 min-w-11 cursor-pointer list-none items-center justify-center gap-2 rounded-field border border-ink-line px-3 text-[0.9375rem] font-semibold text-ink-content hover:border-ink-muted [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2" aria-hidden="true">
          <path d="M1 3h14M1 8h14M1 13h14" className="group-open:hidden" />
          <path d="M3 3l10 10M13 3L3 13" className="hidden group-open:block" />
        </svg>
        <span className="max-[24rem]:sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-8rem)] overflow-y-auto border-b border-ink-line bg-ink shadow-lg lg:[&>ul]:hidden"
      >
        <NavColumn isSignedIn={user !== null} />
        <PriceSwitch className="border-t border-ink-line px-4 py-3" />
        {user && (
          <div className="flex items-center justify-between gap-4 border-t border-ink-line px-4 py-3">
            <span className="truncate text-ink-muted">{user.name}</span>
            <SignOutButton className="btn border-ink-line bg-transparent text-ink-content hover:border-ink-muted" />
          </div>
        )}
      </nav>
    </details>
  )
}

/** Closes an open <details> after a choice in it, when the focus or a press goes elsewhere, and on Escape. */
function useDismissal(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const dismiss = (event: Event) => {
      const element = details.current
      const { target, type } = event
      if (!element?.open || !(target instanceof Element)) return
      const isInside = element.contains(target)
      const isEscape = isInside && event instanceof KeyboardEvent && event.key === 'Escape'
      const isChoice = isInside && type === 'click' && target.closest('a, button') !== null
      const isElsewhere = !isInside && type !== 'keydown'
      if (isEscape || isChoice || isElsewhere) element.open = false
      if (isEscape) element.querySelector('summary')?.focus()
    }
    for (const type of ['click', 'keydown', 'focusin', 'pointerdown'])
      document.addEventListener(type, dismiss, { signal: listening.signal })
    return () => listening.abort()
  }, [details])
}
