import { readText } from '../../../search-params.ts'

/** The address of the home page: a message to begin the contact form with. Nothing is sent by itself. */
export interface HomeSearch {
  message?: string | undefined
}

const MAX_MESSAGE = 1000

/** Parses the address. */
export function readHomeSearch(raw: Readonly<Record<string, unknown>>): HomeSearch {
  return { message: readText(raw.message, MAX_MESSAGE) }
}
