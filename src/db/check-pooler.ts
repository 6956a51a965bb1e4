import { APP_ROLE } from './app-role.ts'
import { SESSION } from './client.ts'
import { within, withOwnConnection } from './connection.ts'

const ANSWER_MS = 10_000

/**
 * What the sessions that the pooler at `url` opens are not set to but should be, as the statements that do it; `hasAppRole` says whether there is
 * a role with fewer rights for the shop. Nothing may be set through such a pooler: each transaction may get another session.
 */
export async function findUnset(url: string, hasAppRole: boolean): Promise<string[]> {
  const wanted = {
    ...(hasAppRole ? { role: APP_ROLE } : {}),
    ...Object.fromEntries(Object.entries(SESSION).map(([name, ms]) => [name, String(ms)])),
  }
  const rows = await withOwnConnection(url, client =>
    within(client, ANSWER_MS, () =>
      client.query<{ name: string; setting: string | null }>(
        `select 'role' as name, current_user::text as setting union all select name, setting from pg_settings where name = any($1)`,
        [Object.keys(SESSION)],
      ),
    ),
  ).then(result => result.rows)
  return Object.entries(wanted)
    .filter(([name, value]) => rows.find(row => row.name === name)?.setting !== value)
    .map(([name, value]) => (name === 'role' ? `set role ${value}` : `set ${name} = ${value}`))
}
