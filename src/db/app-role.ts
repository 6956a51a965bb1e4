import { createHmac } from 'node:crypto'
import type pg from 'pg'
import { within, withOwnConnection } from './connection.ts'

/** The role that the shop runs as. Its tables belong to the role that migrates them. */
export const APP_ROLE = 'parts_hub_app'

/** Append-only tables: the shop's role may add and read rows, nothing else. */
const APPEND_ONLY = ['stock_movements', 'order_events', 'invoices', 'setting_versions'] as const
/** Its rows go by age alone, which a trigger of the table checks. */
const AUDIT_TRAIL = 'audit_events'
const SCHEMAS = ['public', 'sandbox'] as const
const ROLE_LOCK = 4_201_338
const GRANTING_MS = 15_000

/**
 * Returns the URL at which the shop connects to its own, embedded database: as a role that has only the rights it needs,
 * and that cannot become the owner again.
 */
export async function prepareOwnAppRole(url: string): Promise<string> {
  const appUrl = new URL(url)
  appUrl.username = APP_ROLE
  // Without a password, access to the socket's folder is what protects the database.
  if (appUrl.password) appUrl.password = derivePassword(appUrl.password)
  await asOwner(url, async client => {
    await makeRole(client)
    if (appUrl.password) await client.query(`alter role ${APP_ROLE} password '${appUrl.password}'`)
    await grantRights(client)
  })
  return appUrl.href
}

/**
 * The same for an external database: sessions of the given role switch to the shop's role. Throws if the given role may
 * not create roles, or if something in between, such as a connection pooler, drops the options of a session.
 */
export async function prepareExternalAppRole(url: string): Promise<string> {
  await asOwner(url, async client => {
    await makeRole(client)
    await grantRole(client)
    await grantRights(client)
  })
  const appUrl = asAppRole(url)
  await asOwner(appUrl, async client => {
    const { rows } = await client.query<{ role: string }>('select current_user as role')
    if (rows[0]?.role !== APP_ROLE) throw new Error(`the session is not ${APP_ROLE}'s`)
  })
  return appUrl
}

/** The URL at which sessions of the given role switch to the shop's. */
export function asAppRole(url: string): string {
  const appUrl = new URL(url)
  appUrl.searchParams.set('options', `${appUrl.searchParams.get('options') ?? ''} -c role=${APP_ROLE}`.trim())
  return appUrl.href
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

/** Roles are shared by all databases of a server, where the shop of another one may be creating this role at the same moment. */
async function makeRole(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [ROLE_LOCK])
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [APP_ROLE])
  if (rowCount === 0)
    await client.query(
      `do $$ begin create role ${APP_ROLE} login; exception when duplicate_object or unique_violation then null; end $$`,
    )
}

async function grantRole(client: pg.Client): Promise<void> {
  // Since PostgreSQL 16, creating a role does not by itself allow acting as it.
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
  await client.query(`grant usage on schema operations to ${APP_ROLE}`)
  await client.query(`grant select on operations.marks to ${APP_ROLE}`)
  await client.query(`revoke update, delete on ${APPEND_ONLY.join(', ')} from ${APP_ROLE}`)
  await client.query(`revoke update on ${AUDIT_TRAIL} from ${APP_ROLE}`)
}

/** Derived from the owner's password without revealing it; the same at every start. */
function derivePassword(ownersPassword: string): string {
  return createHmac('sha256', decodeURIComponent(ownersPassword)).update(APP_ROLE).digest('hex')
}
