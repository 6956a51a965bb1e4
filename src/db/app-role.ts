import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { within, withOwnConnection } from './connection.ts'

/** The role that the shop itself works as. Its tables belong to the role that migrates them. */
export const APP_ROLE = 'parts_hub_app'

/** What is written once: the shop's role may add to these and read them, no more. */
const APPEND_ONLY = ['audit_events', 'stock_movements', 'order_events', 'invoices'] as const
const SCHEMAS = ['public', 'sandbox'] as const
const ROLE_LOCK = 4_201_338
const GRANTING_MS = 15_000

/**
 * The address at which the shop connects to its own, embedded database: as a role that has just the rights it needs, and
 * that cannot become its owner again.
 */
export async function prepareOwnAppRole(url: string): Promise<string> {
  const lent = new URL(url)
  lent.username = APP_ROLE
  // Where there is no password, the folder of the socket keeps others out.
  if (lent.password) lent.password = derivePassword(lent.password)
  await asOwner(url, async client => {
    await makeRole(client)
    if (lent.password) await client.query(`alter role ${APP_ROLE} password '${lent.password}'`)
    await grantRights(client)
  })
  return lent.href
}

/**
 * The same for an outside database: the session of the given role is lent the shop's role. Throws where the given role may
 * not make roles, or where something between here and the database drops what sessions are begun with.
 */
export async function prepareExternalAppRole(url: string): Promise<string> {
  await asOwner(url, async client => {
    await makeRole(client)
    await grantRole(client)
    await grantRights(client)
  })
  const lent = new URL(url)
  lent.searchParams.set('options', `${lent.searchParams.get('options') ?? ''} -c role=${APP_ROLE}`.trim())
  await asOwner(lent.href, async client => {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    if (rows[0]?.role !== APP_ROLE) throw new Error(`the session is not ${APP_ROLE}'s`)
  })
  return lent.href
}

function asOwner(url: string, act: (client: pg.Client) => Promise<void>): Promise<void> {
  return withOwnConnection(url, client =>
    within(client, GRANTING_MS, async () => {
      await client.query('begin')
      await act(client)
      await client.query('commit')
    }),
  )
}

/** Roles belong to all databases of a server, where another one's shop may be making this one at the same moment. */
async function makeRole(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK])
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (rowCount === 0)
    await client.query(
      `do $$ begin create role ${APP_ROLE} login; exception when duplicate_object or unique_violation then null; end $$`,
    )
}

async function grantRole(client: pg.Client): Promise<void> {
  // Since PostgreSQL 16 who makes a role may not act as it without more.
  const { rows } = await client.query<{ can: boolean; knows_set: boolean }>(
    `select current_setting('server_version_num')::int >= 160000 as knows_set,
            pg_has_role(current_user, $1, case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as can`,
    [APP_ROLE],
  )
  const [found] = rows
  if (!found?.can)
    await client.query(`grant ${APP_ROLE} to current_user ${found?.knows_set ? 'with set true' : ''}`)
}

async function grantRights(client: pg.Client): Promise<void> {
  for (const schema of SCHEMAS) {
    await client.query(`grant usage on schema ${schema} to ${APP_ROLE}`)
    await client.query(
      `grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE}`,
    )
    await client.query(`grant usage on all sequences in schema ${schema} to ${APP_ROLE}`)
  }
  await client.query(`revoke update, delete on ${APPEND_ONLY.join(', ')} from ${APP_ROLE}`)
}

/** Known to who knows the owner's, which it does not tell; the same at every start. */
function derivePassword(ownersPassword: string): string {
  return createHmac('sha256', decodeURIComponent(ownersPassword)).update(APP_ROLE).digest('hex')
}
