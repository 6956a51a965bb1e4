import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { codeVersion, readSchemaVersion, type Version } from '#db/version.ts'
import { type Backlogs, readBacklogs } from '#domain/backlogs.ts'
import type { FieldError } from '#domain/errors.ts'
import type { ShelfKeeper } from '#domain/search/shelf-keeper.ts'
import { readFreeDisk } from '../free-disk.ts'
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

/** What hangs holds one connection or thread, however many ask: no second question is put before the first is answered. */
const ONE_AT_A_TIME = { keptMs: 0 }

const problem = (field: string, message: Phrase): FieldError => ({ field, message })

/** What an opened shop is asked. */
interface Questions {
  readonly all: Shared<Readiness>
  readonly backlogs: Shared<Backlogs>
}

/** Whether this instance can serve, as a balancer or an orchestrator asks. */
export class ReadinessCheck {
  readonly #disk: Shared<number>
  #questions: Questions | undefined
  #isStopping = false

  constructor(dataDir: string) {
    this.#disk = new Shared(() => readFreeDisk(dataDir), ONE_AT_A_TIME)
  }

  /** The shop takes requests from now on; it is warm when `warmUp` is over. */
  open({ db, shelf }: Watched, warmUp: Promise<unknown>): void {
    let isWarm = false
    void warmUp.then(() => {
      isWarm = true
    })
    const schema = new Shared(() => readSchemaVersion(db), ONE_AT_A_TIME)
    const checkAll = async (): Promise<Readiness> => {
      const [database, disk, backlogs] = await Promise.all([
        checkDatabase(db, schema),
        this.#checkDisk(),
        this.readBacklogs().catch(() => undefined),
      ])
      const search = shelf.describe() ? undefined : problem('search', say`is still reading the catalogue`)
      const warmth = search || isWarm ? undefined : problem('shop', say`is warming up`)
      return { problems: [database, disk, search, warmth].filter(each => each !== undefined), backlogs }
    }
    this.#questions = {
      all: new Shared(checkAll, { keptMs: SAME_ANSWER_MS }),
      backlogs: new Shared(() => readBacklogs(db), COSTLY),
    }
  }

  /** No new ones should be sent here. Returns whether it was open. */
  stop(): boolean {
    const wasOpen = this.#questions !== undefined && !this.#isStopping
    this.#isStopping = true
    return wasOpen
  }

  /** Asks everything at once; answers within a second, whatever hangs. */
  async check(): Promise<Readiness> {
    if (this.#isStopping) return notServing(say`is stopping`)
    return this.#questions?.all.get() ?? notServing(say`is starting`)
  }

  /** What is left of the disk for the data folder, in bytes. */
  findFreeDisk(): Promise<number> {
    return inTime(ANSWER_MS, this.#disk.get())
  }

  /** What the workers still have to do. Throws if the shop is not open, or the database does not tell in time. */
  async readBacklogs(): Promise<Backlogs> {
    if (!this.#questions) throw new Error('the shop is starting')
    return inTime(ANSWER_MS, this.#questions.backlogs.get())
  }

  async #checkDisk(): Promise<FieldError | undefined> {
    const free = await this.findFreeDisk().catch(() => undefined)
    if (free === undefined) return problem('disk', say`does not answer`)
    return free < LEAST_DISK_BYTES ? problem('disk', say`has less than 100 MB left`) : undefined
  }
}

const notServing = (why: Phrase): Readiness => ({ problems: [problem('shop', why)], backlogs: undefined })

async function checkDatabase(
  db: Database,
  schema: Shared<Version | undefined>,
): Promise<FieldError | undefined> {
  try {
    const found = await inTime(ANSWER_MS, schema.get())
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
