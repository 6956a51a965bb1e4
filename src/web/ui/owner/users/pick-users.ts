import type { User } from '#contract/accounts/users.ts'
import type { UserSearch } from './user-search.ts'

export const PAGE_SIZE = 25

/** One page of the users found, and how many were found. */
export function pickUsers(users: readonly User[], { email = '', page = 1 }: UserSearch) {
  const found = users.filter(user => user.email.includes(email) || user.name.toLowerCase().includes(email))
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const start = (Math.min(page, last) - 1) * PAGE_SIZE
  return { total: found.length, shown: found.slice(start, start + PAGE_SIZE) }
}
