import { readText } from '../../../search-params.ts'
import { MAX_COMPARED } from './compared-products.ts'

/** The address of a comparison: SKUs or ids, with commas between. */
export interface CompareSearch {
  parts?: string
}

const MAX_LENGTH = 400

/** Parses the address; invalid values are ignored. */
export function readCompareSearch(raw: Readonly<Record<string, unknown>>): CompareSearch {
  return { parts: writeParts(readParts(readText(raw.parts, MAX_LENGTH))) }
}

/** The products that an address names, each once and as many as are compared. */
export function readParts(written = ''): string[] {
  const parts = written.split(',').map(part => part.trim())
  return [...new Set(parts.filter(Boolean))].slice(0, MAX_COMPARED)
}

/** The products as an address names them; undefined for none. */
export function writeParts(parts: readonly string[]): string | undefined {
  return parts.join(',') || undefined
}
