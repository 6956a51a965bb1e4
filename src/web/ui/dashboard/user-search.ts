import type { User } from '#contract/users.ts'
import { readPageNumber, readText } from '../../search-params.ts'

const PAGE_SIZE = 25

/** What the users' address says: whom to look for, and which page of them. */
export interface UserSearch {
  email?: string
  page?: number
}

/** Reads the address by hand; what makes no sense in it is left out. */
export function readUserSearch(raw: Readonly<Record<string, unknown>>): UserSearch {
  return { email: readText(raw.email, 254)?.toLowerCase(), page: readPageNumber(raw.page) }
}

/** One page of the users looked for. */
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
