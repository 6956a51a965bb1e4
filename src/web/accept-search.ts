import type { SearchSchemaInput } from '@tanstack/react-router'

/**
 * For `validateSearch`: links lead to a `Search`, while an address may say anything. It is parsed where the page is loaded and shown, so
 * that other pages do without that code.
 */
export function acceptSearch<Search extends object>(
  address: Search & SearchSchemaInput,
): Record<string, unknown> {
  return { ...address }
}
