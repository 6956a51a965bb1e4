import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, DatabaseClient } from './client.ts'
import {
  MAX_LAG_MS,
  PLACE_OF_PRIMARY,
  Replica,
  type ReplicaOptions,
  readPlace,
  type Sample,
} from './replica.ts'
import * as schema from './schema.ts'
import { textOf } from './watch-statements.ts'

const LOOK_EVERY_MS = 1_000
/** How soon replicas are looked at again, where none was new enough. */
const LOOK_AGAIN_MS = 100
const SELECT = /^[\s(]*select\b/i

type Primary = Pick<DatabaseClient, 'db' | 'pool' | 'query'>

/** A replica by the host and port of its address: how far it may be behind, in ms, or why it is not asked. */
export interface ReplicaState {
  readonly name: string
  readonly lagMs: number | undefined
  readonly problem: string | undefined
}

/**
 * Decides what is read from replicas of the primary, and from which. How old one is, no clock but this process's says: once a second the
 * primary is asked for its place in its log, and each replica for the place up to which it has replayed that. It is as of the last time at which the
 * primary was no further. A commit that was not flushed (`synchronous_commit = off`) may be missing for some tenths of a second more.
 */
export class Replicas {
  readonly #primary: Primary
  readonly #replicas: readonly Replica[]
  readonly #log: (line: string) => void
  readonly #leftOut = new Set<Replica>()
  readonly #closing = new AbortController()
  #samples: readonly Sample[] = []
  #sampling: Promise<boolean> | undefined
  #watching: Promise<void> | undefined
  #lookedAt = Number.NEGATIVE_INFINITY
  #turn = 0

  /** `log` is told when one is no longer asked, and when it is again. */
  constructor(
    primary: Primary,
    urls: readonly string[],
    options: ReplicaOptions & { readonly log: (line: string) => void },
  ) {
    this.#primary = primary
    this.#log = options.log
    this.#replicas = urls.map(url => new Replica(url, options))
  }

  /** Looks at all of them once, and every second from then on. */
  async start(): Promise<void> {
    await this.look()
    this.#watching ??= this.#watch()
  }

  /**
   * The database, with SELECTs read from a replica that is as of `notBefore()` at least, by `performance.now()`, if there is one; what a replica
   * does not answer, the primary does, and all else. Transactions are the primary's.
   */
  database(notBefore: () => number = () => Number.NEGATIVE_INFINITY): Database {
    const query = async (...args: unknown[]): Promise<unknown> => {
      const replica = isSelect(args[0]) ? this.#choose(notBefore()) : undefined
      if (!replica) return this.#primary.query(...args)
      // If it is the statement that is wrong, the primary says so.
      return replica.query(...args).catch(() => this.#primary.query(...args))
    }
    const { db, pool } = this.#primary
    const routed = new Proxy(pool, {
      get: (target, name) => (name === 'query' ? query : Reflect.get(target, name)),
    })
    const { transaction, longTransaction, countConnections, isBusy, listen } = db
    const own = { transaction, longTransaction, countConnections, isBusy, listen }
    return Object.assign(drizzle(routed, { schema }), own)
  }

  describe(): readonly ReplicaState[] {
    return this.#replicas.map(replica => {
      const state = replica.describe()
      const { name } = replica
      return 'problem' in state
        ? { name, lagMs: undefined, problem: state.problem }
        : { name, lagMs: state.lagMs, problem: undefined }
    })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#watching
    await Promise.all(this.#replicas.map(replica => replica.close()))
  }

  #choose(notBefore: number): Replica | undefined {
    const able = this.#replicas.filter(replica => {
      const state = replica.describe()
      return 'asOf' in state && state.asOf >= notBefore && !replica.isBusy
    })
    if (able.length === 0 && performance.now() - this.#lookedAt > LOOK_AGAIN_MS) void this.look()
    this.#turn += 1
    return able[this.#turn % able.length]
  }

  async #watch(): Promise<void> {
    const { signal } = this.#closing
    while (!signal.aborted) {
      await sleep(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined)
      // Not waited for: one that hangs keeps nobody from looking at the others.
      void this.look()
    }
  }

  /** Finds out how old each is. Never rejected. */
  async look(): Promise<void> {
    if (this.#closing.signal.aborted) return
    this.#lookedAt = performance.now()
    this.#sampling ??= this.#sample().finally(() => {
      this.#sampling = undefined
    })
    // Without the primary nothing is known of the others: they grow old.
    if (!(await this.#sampling)) return
    const looks = this.#replicas.map(async replica => {
      await replica.look(this.#samples)
      this.#tell(replica)
    })
    await Promise.all(looks)
  }

  async #sample(): Promise<boolean> {
    const at = performance.now()
    const place = readPlace(await this.#primary.query(PLACE_OF_PRIMARY).catch(() => undefined))
    if (!place) return false
    this.#samples = [{ at, ...place }, ...this.#samples.filter(sample => at - sample.at <= MAX_LAG_MS)]
    return true
  }

  #tell(replica: Replica): void {
    if (this.#closing.signal.aborted) return
    const state = replica.describe()
    if ('problem' in state === this.#leftOut.has(replica)) return
    if ('problem' in state) {
      this.#leftOut.add(replica)
      this.#log(`The replica ${replica.name} is not read from: ${state.problem}`)
    } else {
      this.#leftOut.delete(replica)
      this.#log(`The replica ${replica.name} is read from again`)
    }
  }
}

function isSelect(asked: unknown): boolean {
  const text = textOf(asked)
  return typeof text === 'string' && SELECT.test(text)
}
