import type { User } from '#contract/users.ts'

const PAGE_SIZE = 25

/** What the users' address says: whom to look for, and which page of them. */
export interface UserSearch {
  email?: string
  page?: number
}

/** Reads the address by hand; what makes no sense in it is left out. */
export function readUserSearch(raw: Readonly<Record<string, unknown>>): UserSearch {
  const search: UserSearch = {}
  const email = String(raw.email ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 254)
  if (email) search.email = email
  const page = Number(raw.page)
  if (Number.isInteger(page) && page > 1) search.page = page
  return search
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
