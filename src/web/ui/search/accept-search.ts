import type { SearchSchemaInput } from '@tanstack/react-router'
import type { ResultsSearch } from './results-search.ts'

/**
 * For `validateSearch`: links lead to a `ResultsSearch`, while an address may say anything. It is parsed by `readResultsSearch` where the
 * results are loaded and shown, so that other pages do without that code.
 */
export function acceptSearch(address: ResultsSearch & SearchSchemaInput): Record<string, unknown> {
  return { ...address }
}
