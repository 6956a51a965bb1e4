import { createKeptList, useKeptList } from '../../base/browser/kept-list.ts'

const MAX_RECENT = 8
const kept = createKeptList('recent-searches')

/** What was searched for in this browser, the latest first. The shop is not told. */
export function useRecentSearches(): readonly string[] {
  return useKeptList(kept).slice(0, MAX_RECENT)
}

/** Keeps a search as the latest one. */
export function rememberSearch(text: string): void {
  const others = kept.read().filter(other => other !== text)
  kept.keep([text, ...others].slice(0, MAX_RECENT))
}

/** Forgets one search. */
export function forgetSearch(text: string): void {
  kept.keep(kept.read().filter(other => other !== text))
}

/** Forgets all searches. */
export function forgetSearches(): void {
  kept.keep([])
}
