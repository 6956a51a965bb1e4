import { Link, useLocation } from '@tanstack/react-router'
import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from 'react'
import type { SessionUser } from '../../session.ts'
import { KEPT } from './kept-changes.ts'
import { showBasket, useShownBasket } from './shown-basket.ts'

type Drawer = ComponentType<{ onClose: () => void }>

/** Opens the basket beside the page; without its code it is a link to the basket's page. */
export function BasketButton({ user }: { user: SessionUser | null }) {
  const owner = user?.id ?? null
  const { basket } = useShownBasket()
  const [Drawer, setDrawer] = useState<Drawer>()
  const isPage = useLocation({ select: ({ pathname }) => pathname === '/basket' })
  const count = basket?.lines.filter(({ saved }) => !saved).length ?? 0
  useBasketOf(owner)
  const close = useCallback(() => setDrawer(undefined), [])

  function open(event: MouseEvent<HTMLAnchorElement>): void {
    if (isPage || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    import('./BasketDrawer.tsx').then(
      ({ BasketDrawer }) => setDrawer(() => BasketDrawer),
      () => window.location.assign('/basket'),
    )
  }

  return (
    <>
      <Link
        to="/basket"
        preload={false}
        aria-haspopup={isPage ? undefined : 'dialog'}
        aria-label={count > 0 ? `Basket, ${count} ${count === 1 ? 'line' : 'lines'}` : 'Basket'}
        onClick={open}
        className="relative flex size-11 shrink-0 items-center justify-center rounded-field text-ink-muted hover:text-ink-content"
      >
        <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current stroke-[1.75]" aria-hidden="true">
          <path d="M2 7.5h16l-1.7 9H3.7zM6 7.5L9 2M14 7.5L11 2" />
        </svg>
        {count > 0 && (
          <span className="absolute top-0.5 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-semibold text-accent-content">
            {count}
          </span>
        )}
      </Link>
      {Drawer && <Drawer onClose={close} />}
    </>
  )
}

/** Reads this person's basket once the page is idle, and whenever somebody comes back to the tab; of visitors, if there is one. */
function useBasketOf(owner: string | null): void {
  useEffect(() => {
    showBasket({ owner })
    const read = () => {
      if (owner === null && !hasKept()) return
      import('./basket-store.ts').then(({ refreshBasket }) => refreshBasket()).catch(() => undefined)
    }
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(read)
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [owner])
}

function hasKept(): boolean {
  try {
    return localStorage.getItem('basket') !== null || JSON.stringify(sessionStorage).includes(KEPT)
  } catch {
    return false
  }
}
