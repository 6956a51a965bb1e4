import type { User } from '#contract/users.ts'
import { readPageNumber, readText } from '../../search-params.ts'

const PAGE_SIZE = 25

/** The address of the users' page: the search, and the page number. */
export interface UserSearch {
  email?: string
  page?: number
}

/** Parses the address; invalid values are ignored. */
export function readUserSearch(raw: Readonly<Record<string, unknown>>): UserSearch {
  return { email: readText(raw.email, 254)?.toLowerCase(), page: readPageNumber(raw.page) }
}

/** One page of the users found. */
export function pickUsers(users: readonly User[], { email = '', page = 1 }: UserSearch) {
  const found = users.filter(user => user.email.includes(email))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const current = Math.min(page, pages)
  return {
    found: found.length,
    pages,
    page: current,
    shown: found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
  }
}
