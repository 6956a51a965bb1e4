import type pg from 'pg'
import { within, withOwnConnection } from '../connection.ts'

const ANSWER_MS = 10_000

/** Where the server is in its log. */
export interface ServerLog {
  readonly timeline: number
  /** How far it is flushed, as text. */
  readonly flushed: string
}

/** Runs `act` on a connection over which the server at `url` hands out its files and its log. Its user must be allowed to. */
export async function withReplication<T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const replicating = new URL(url)
  replicating.searchParams.set('replication', 'true')
  return withOwnConnection(replicating.href, act)
}

export async function identifySystem(client: pg.Client): Promise<ServerLog> {
  const { rows } = await within(client, ANSWER_MS, () =>
    client.query<{ timeline: number; xlogpos: string }>('IDENTIFY_SYSTEM'),
  )
  const [found] = rows
  if (!found) throw new Error('the server does not say where its log is')
  return { timeline: Number(found.timeline), flushed: found.xlogpos }
}
