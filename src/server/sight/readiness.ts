import { statfs } from 'node:fs/promises'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { codeVersion, readSchemaVersion, type Version } from '#db/version.ts'
import { type Backlogs, readBacklogs } from '#domain/backlogs.ts'
import type { FieldError } from '#domain/errors.ts'
import type { ShelfKeeper } from '#domain/search/shelf-keeper.ts'
import { inTime, TooLate } from './in-time.ts'
import { Shared } from './shared.ts'

/** What an opened shop is asked about. */
export interface Watched {
  readonly db: Database
  readonly shelf: Pick<ShelfKeeper, 'describe'>
}

export interface Readiness {
  /** What is not ready, and why; empty if requests may come. */
  readonly problems: readonly FieldError[]
  /** What the workers still have to do: never a reason not to be ready. Undefined while the database does not tell. */
  readonly backlogs: Backlogs | undefined
}

/** How long each question may take, in ms: whoever asks has an answer within a second. */
export const ANSWER_MS = 800
/** Whoever asks within this time gets the same answer: asking often costs the database nothing. */
const SAME_ANSWER_MS = 250
/** For figures of the database: of its time it spends at most a fiftieth on counting. */
export const COSTLY = { keptMs: 10_000, timesAsLong: 50 }
/** PostgreSQL stops where it cannot write its log, of which a file takes 16 MB. */
const LEAST_DISK_BYTES = 100 * 1024 * 1024

const problem = (field: string, message: Phrase): FieldError => ({ field, message })

/** Whether this instance can serve, as a balancer or an orchestrator asks. */
export class ReadinessCheck {
  readonly #dataDir: string
  readonly #answer = new Shared(() => this.#checkAll(), { keptMs: SAME_ANSWER_MS })
  #phase: 'starting' | 'open' | 'stopping' = 'starting'
  #shop: Watched | undefined
  #backlogs: Shared<Backlogs> | undefined
  /** One question at a time, so that a silent database has no more than one connection of it. */
  #schema: Shared<Version | undefined> | undefined

  constructor(dataDir: string) {
    this.#dataDir = dataDir
  }

  /** The shop takes requests from now on. */
  open(shop: Watched): void {
    this.#shop = shop
    this.#schema = new Shared(() => readSchemaVersion(shop.db), { keptMs: 0 })
    this.#backlogs = new Shared(() => readBacklogs(shop.db), COSTLY)
    if (this.#phase === 'starting') this.#phase = 'open'
  }

  /** No new ones should be sent here. Returns whether it was open. */
  stop(): boolean {
    const wasOpen = this.#phase === 'open'
    this.#phase = 'stopping'
    return wasOpen
  }

  /** Asks everything at once; answers within a second, whatever hangs. */
  async check(): Promise<Readiness> {
    if (this.#phase === 'stopping')
      return { problems: [problem('shop', say`is stopping`)], backlogs: undefined }
    if (this.#phase === 'starting')
      return { problems: [problem('shop', say`is starting`)], backlogs: undefined }
    return this.#answer.get()
  }

  /** What is left of the disk for the data folder, in bytes. */
  async findFreeDisk(): Promise<number> {
    const { bavail, bsize } = await inTime(ANSWER_MS, statfs(this.#dataDir))
    return bavail * bsize
  }

  /** What the workers still have to do. Throws if the shop is not open, or the database does not tell in time. */
  async readBacklogs(): Promise<Backlogs> {
    if (!this.#backlogs) throw new Error('the shop is starting')
    return inTime(ANSWER_MS, this.#backlogs.get())
  }

  async #checkAll(): Promise<Readiness> {
    const shop = this.#shop
    if (!shop) return { problems: [], backlogs: undefined }
    const [database, disk, backlogs] = await Promise.all([
      this.#checkDatabase(shop.db),
      this.#checkDisk(),
      this.readBacklogs().catch(() => undefined),
    ])
    const search = shop.shelf.describe() ? undefined : problem('search', say`is still reading the catalogue`)
    return { problems: [database, disk, search].filter(each => each !== undefined), backlogs }
  }

  async #checkDatabase(db: Database): Promise<FieldError | undefined> {
    try {
      const found = await inTime(ANSWER_MS, this.#schema?.get())
      if (found && found.schema >= codeVersion.schema) return undefined
      return problem('migrations', say`are older than this version of the shop`)
    } catch (error) {
      // It answers others, who were here before: a crowd is no reason to send everybody to fewer instances.
      if (db.isBusy()) return undefined
      return error instanceof TooLate || isDatabaseUnavailable(error)
        ? problem('database', say`does not answer`)
        : problem('migrations', say`cannot be read`)
    }
  }

  async #checkDisk(): Promise<FieldError | undefined> {
    const free = await this.findFreeDisk().catch(() => undefined)
    if (free === undefined) return problem('disk', say`does not answer`)
    return free < LEAST_DISK_BYTES ? problem('disk', say`has less than 100 MB left`) : undefined
  }
}
