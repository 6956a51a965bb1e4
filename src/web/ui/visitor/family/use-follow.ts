import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, useCallback } from 'react'

/**
 * Follows a plain link within the shop, as the router's own links do. For tables with hundreds of links, where each of those
 * would cost the server more than the rest of the row.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>, isOtherPage?: boolean) => void {
  const router = useRouter()
  return useCallback(
    (event, isOtherPage = true) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      event.preventDefault()
      const href = event.currentTarget.getAttribute('href') ?? ''
      void router.navigate({ href, resetScroll: isOtherPage })
    },
    [router],
  )
}
