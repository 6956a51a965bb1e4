import type { User } from '#contract/users.ts'
import type { UserSearch } from './user-search.ts'

const PAGE_SIZE = 25

/** One page of the users found. */
export function pickUsers(users: readonly User[], { email = '', page = 1 }: UserSearch) {
  const found = users.filter(user => user.email.includes(email) || user.name.toLowerCase().includes(email))
  const pages = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const current = Math.min(page, pages)
  return {
    found: found.length,
    pages,
    page: current,
    shown: found.slice((current - 1) * PAGE_SIZE, current * PAGE_SIZE),
  }
}
