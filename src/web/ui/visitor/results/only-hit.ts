import { use } from 'react'
import { readAtOnce } from '../../base/browser/read-at-once.ts'

let loading: Promise<void> | undefined
let loaded: typeof import('./OnlyHit.tsx').OnlyHit | undefined

/** Fetches what shows the only product found: few searches find one product alone. For the page's loader. */
export function fetchOnlyHit(): Promise<void> {
  loading ??= readAtOnce(
    import('./OnlyHit.tsx').then(({ OnlyHit }) => {
      loaded = OnlyHit
    }),
  )
  return loading
}

/** What shows the only product found. Before hydration the loader has run only on the server: then it may not have been fetched here yet. */
export function useOnlyHit() {
  use(fetchOnlyHit())
  return loaded
}
