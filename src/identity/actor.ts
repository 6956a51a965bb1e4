import type { Actor } from '../domain/context.ts'
import type { Auth } from './auth.ts'

/** The person whose session cookie came along, as the database knows them at this moment; null for visitors. */
export async function findActor(auth: Auth, headers: Headers): Promise<Actor | null> {
  if (!headers.get('cookie')?.includes('session_token')) return null
  const session = await auth.api.getSession({ headers, query: { disableRefresh: true } })
  if (!session) return null
  const { id, email, name, role } = session.user
  return { id, email, name, role: role === 'admin' ? 'admin' : 'customer' }
}
