import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useState } from 'react'
import { hydrated } from '../../hydrated.ts'
import { keepPages } from './keep-pages.ts'

/**
 * Shows that another page is loading, while the one that is left stays, and tells when it is there: its title is announced and
 * it gets the focus, unless it has given the focus to something of its own, or the person has gone on.
 */
export function PageChange() {
  const router = useRouter()
  const isLoading = useRouterState({ select: state => state.isLoading })
  const [title, setTitle] = useState('')
  useScrollUpForSkeleton()
  useKeptFocus()
  useLinksTakenOver(router)

  useEffect(() => {
    let left: Element | null = null
    const stops = [
      router.subscribe('onBeforeNavigate', ({ hrefChanged, toLocation }) => {
        left = document.activeElement
        // While the shop cannot be reached, the browser may have kept the document; the router would ask the shop.
        const isAway = !navigator.onLine || document.getElementById('offline-note')
        if (isAway && hrefChanged) location.assign(toLocation.href)
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        setTitle(document.title)
        const { activeElement } = document
        const isUntouched = activeElement === left || activeElement === document.body
        if (isUntouched && toLocation.hash === '')
          document.getElementById('main')?.focus({ preventScroll: true })
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [router])

  return (
    <>
      <output className="sr-only">{title}</output>
      {isLoading && <div aria-hidden="true" className="loading-bar" />}
    </>
  )
}

/** Whoever has scrolled down would otherwise see only the footer under a skeleton. */
function useScrollUpForSkeleton(): void {
  const isShown = useRouterState({
    select: ({ matches, location, resolvedLocation }) =>
      location.pathname !== resolvedLocation?.pathname && matches.some(({ status }) => status === 'pending'),
  })
  useLayoutEffect(() => {
    if (isShown) window.scrollTo(0, 0)
  }, [isShown])
}

/**
 * From now on links are the router's: no documents are fetched ahead, and the page is loaded that the pointer has come to before the
 * router heard of it. The browser keeps what is seen.
 */
function useLinksTakenOver(router: ReturnType<typeof useRouter>): void {
  useEffect(() => {
    hydrated().then(() => {
      document.querySelector('[type=speculationrules]')?.remove()
      document.querySelector('a:hover')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      keepPages(router)
    })
  }, [router])
}

/** The code comes when something has the focus: before that, nothing can lose it. */
function useKeptFocus(): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const begin = () => {
      import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          if (!isOver) stop = keepFocus()
        },
        () => undefined,
      )
    }
    document.addEventListener('focusin', begin, { once: true })
    return () => {
      isOver = true
      document.removeEventListener('focusin', begin)
      stop?.()
    }
  }, [])
}
