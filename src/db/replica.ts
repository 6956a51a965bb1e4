import pg from 'pg'
import { z } from 'zod'
import { SESSION } from './client.ts'
import { within } from './connection.ts'
import { DatabaseSilent, describeCauses, isConnectionLost } from './errors.ts'
import { markStatements } from './mark-statements.ts'
import { type StatementWatch, watchStatements } from './watch-statements.ts'

/** How old what a replica answers may be, in ms; one that is further behind is not asked. */
export const MAX_LAG_MS = 5_000
/** What takes longer is asked of the primary: of waiting, a request has 10 s in all. */
const ANSWER_MS = 2_500
/** After this time without an answer, it is asked something small, and has the second time for that: one that hangs keeps nobody any longer. */
const PATIENCE_MS = 250
const SIGN_OF_LIFE_MS = 150
const KEEP_ALIVE_MS = 10_000

/** Which database it is, and up to where in its log it has come. */
const PLACE = `lsn::float8 as lsn, system_identifier::text || '/' || timeline_id as history
  from pg_control_system(), pg_control_checkpoint(), lateral (select %s - '0/0'::pg_lsn as lsn) as log`
export const PLACE_OF_PRIMARY = `select ${PLACE.replace('%s', 'pg_current_wal_lsn()')}`
/** Without a place, it is no replica. */
const PLACE_OF_REPLICA = `select ${PLACE.replace('%s', 'pg_last_wal_replay_lsn()')} where pg_is_in_recovery()`

/** Where the primary was at a moment, by `performance.now()`, or before. */
export interface Sample {
  readonly at: number
  readonly lsn: number
  readonly history: string
}

export interface ReplicaOptions {
  /** How many connections to each. */
  readonly max: number
  readonly watch?: StatementWatch | undefined
}

/** One replica, and how much of the primary it is known to have. */
export class Replica {
  /** Its host and port. */
  readonly name: string
  readonly #pool: pg.Pool
  #looking: Promise<void> | undefined
  #greeting: Promise<unknown> | undefined
  #heardAt = Number.NEGATIVE_INFINITY
  /** All that was committed before is there, by `performance.now()`. */
  #asOf = Number.NEGATIVE_INFINITY
  #problem = 'it has not been looked at'

  constructor(url: string, { max, watch }: ReplicaOptions) {
    const { hostname, port, searchParams } = new URL(url)
    this.name = `${searchParams.get('host') ?? hostname}:${searchParams.get('port') ?? (port || 5432)}`
    this.#pool = new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: ANSWER_MS,
      ...SESSION,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    })
    // The next look at it says what is wrong.
    this.#pool.on('error', () => undefined)
    this.#pool.on('connect', client => client.on('error', () => undefined))
    this.#pool.on('connect', markStatements)
    if (watch) this.#pool.on('connect', client => watchStatements(client, watch))
  }

  /** How far behind it may be, in ms, or why it is not asked. */
  describe(): { readonly asOf: number; readonly lagMs: number } | { readonly problem: string } {
    const lagMs = performance.now() - this.#asOf
    if (lagMs <= MAX_LAG_MS) return { asOf: this.#asOf, lagMs }
    return { problem: this.#problem }
  }

  /** Whether somebody waits for one of its connections already. */
  get isBusy(): boolean {
    return this.#pool.waitingCount > 0
  }

  /** Answers as a client of `pg` does. Rejected if that takes too long, or once it answers nothing at all; then nobody else asks it before it has been looked at. */
  async query(...args: unknown[]): Promise<unknown> {
    const asking = this.#ask(args)
    try {
      while (await takesLonger(asking, PATIENCE_MS)) await this.#requireSignOfLife()
      return await asking
    } catch (error) {
      if (isConnectionLost(error)) this.#leaveOut(describeCauses(error))
      throw error
    }
  }

  /** Finds out how far it has come; `samples` are places of the primary, the newest one first. One look at a time; never rejected. */
  look(samples: readonly Sample[]): Promise<void> {
    this.#looking ??= this.#lookNow(samples).finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  close(): Promise<void> {
    return this.#pool.end()
  }

  async #ask(args: unknown[]): Promise<unknown> {
    const client = await this.#pool.connect()
    let failure: unknown
    try {
      const answer = await within(client, ANSWER_MS, () => Reflect.apply(client.query, client, args))
      this.#heardAt = performance.now()
      return answer
    } catch (error) {
      failure = error
      throw error
    } finally {
      client.release(isConnectionLost(failure))
    }
  }

  /** Tells one that has much to do from one that hangs. Rejected (`DatabaseSilent`) if it is the latter. */
  async #requireSignOfLife(): Promise<void> {
    if (performance.now() - this.#heardAt < PATIENCE_MS) return
    const greeting = (this.#greeting ??= this.#ask(['select 1']).finally(() => {
      this.#greeting = undefined
    }))
    if (await takesLonger(greeting, SIGN_OF_LIFE_MS)) throw new DatabaseSilent(PATIENCE_MS + SIGN_OF_LIFE_MS)
    await greeting
  }

  async #lookNow(samples: readonly Sample[]): Promise<void> {
    const answer = await this.query(PLACE_OF_REPLICA).catch((error: unknown) => error)
    if (answer instanceof Error) return this.#leaveOut(describeCauses(answer))
    const place = readPlace(answer)
    if (!place || place.history !== samples[0]?.history)
      return this.#leaveOut('it is no replica of DATABASE_URL')
    const reached = samples.find(({ lsn, history }) => lsn <= place.lsn && history === place.history)
    if (reached) this.#asOf = reached.at
    this.#problem = `it is more than ${MAX_LAG_MS / 1000} s behind`
  }

  #leaveOut(problem: string): void {
    this.#asOf = Number.NEGATIVE_INFINITY
    this.#problem = problem
  }
}

/** Whether it has not settled after `ms`. If this process was busy by then, the answer may be waiting to be read. */
function takesLonger(work: Promise<unknown>, ms: number): Promise<boolean> {
  return new Promise(resolve => {
    const timer = setTimeout(() => setImmediate(() => resolve(true)), ms)
    const settle = () => {
      clearTimeout(timer)
      resolve(false)
    }
    work.then(settle, settle)
  })
}

const places = z.object({ rows: z.array(z.object({ lsn: z.number(), history: z.string() })) })

/** Undefined if there is none, or nothing has been replayed. */
export function readPlace(answer: unknown): Omit<Sample, 'at'> | undefined {
  return places.safeParse(answer).data?.rows[0]
}
