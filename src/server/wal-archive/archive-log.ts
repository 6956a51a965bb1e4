import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { describeCauses } from '#db/errors.ts'
import { type FollowedLog, followLog } from '#db/replication/follow-log.ts'
import { type Lsn, segmentStart } from '#db/replication/lsn.ts'
import { readBase } from '#db/replication/read-base.ts'
import { createSlot, dropSlots, listSlots, type Slot } from '#db/replication/slots.ts'
import { seal } from '../backup/compress.ts'
import type { BackupPlace } from '../backup/place.ts'
import { readStoredFiles } from '../backup/stored-files.ts'
import { packFiles } from '../backup/tar.ts'
import { atMost } from '../in-flight.ts'
import { findExpired } from './expire.ts'
import {
  findEnd,
  isKeptName,
  type Kept,
  type KeptName,
  listFiles,
  listKind,
  nameOf,
  newLine,
  readKept,
} from './kept.ts'
import { NewFiles } from './new-files.ts'

const DAY_MS = 24 * 60 * 60_000
const BASE_EVERY_MS = DAY_MS
/** After a base that could not be made. */
const BASE_AGAIN_MS = 10 * 60_000
/** So much is archived before its time, and so much is waited for at most. */
const [SOON_BYTES, MOST_BYTES] = [16 * 1024 * 1024, 64 * 1024 * 1024]
const AGAIN_MS = 5_000
const CHECK_MS = 100

export interface WalArchiveOptions {
  /** Of the database, whose user may replicate. */
  readonly url: string
  readonly dataDir: string
  readonly place: BackupPlace
  readonly key: string | undefined
  /** How long what was written may wait, in s. */
  readonly everySeconds: number
  /** How far back the archive reaches, in days. */
  readonly days: number
  readonly log: Pick<Logger, 'info' | 'warn'>
}

/** Archives the log of a database while the shop sells, with a base each day, and the files beside it. */
export class WalArchive {
  readonly #options: WalArchiveOptions
  readonly #closing = new AbortController()
  #running: Promise<void> | undefined
  #following: Following | undefined
  /** All that was written until then is archived, as far as this process knows; undefined while it is held back. */
  #through: Date | undefined = new Date()

  constructor(options: WalArchiveOptions) {
    this.#options = options
  }

  /** Begins once `isHeldBack` is false; until then the server need not keep its log for it. */
  start(isHeldBack: () => boolean): void {
    this.#running ??= this.#run(isHeldBack)
  }

  /** How many seconds ago all that had been written is archived; undefined while it is held back. */
  readAge(): number | undefined {
    return this.#through && Math.max(0, Date.now() - this.#through.getTime()) / 1_000
  }

  /** Archives what was written until now, if that takes less than `graceMs`, and ends. */
  async close(graceMs: number): Promise<void> {
    const until = performance.now() + graceMs
    await this.#following?.finish(until)
    this.#closing.abort()
    await atMost(Math.max(0, until - performance.now()), this.#running ?? Promise.resolve())
  }

  async #run(isHeldBack: () => boolean): Promise<void> {
    const { signal } = this.#closing
    const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)
    if (isHeldBack()) {
      this.#through = undefined
      await dropSlots(this.#options.url).catch(() => undefined)
      while (isHeldBack() && !signal.aborted) await pause(1_000)
      this.#through = new Date()
    }
    while (!signal.aborted) {
      const following = new Following(this.#options, signal, through => {
        this.#through = through
      })
      this.#following = following
      try {
        await following.run()
      } catch (error) {
        if (!signal.aborted)
          this.#options.log.warn({ reason: describeCauses(error) }, 'the log is not archived; trying again')
      }
      await pause(AGAIN_MS)
    }
  }
}

/** One connection over which the log comes. Whatever fails ends it: what the archive holds says from where on the next one reads. */
class Following {
  readonly #options: WalArchiveOptions
  readonly #over = new AbortController()
  readonly #signal: AbortSignal
  readonly #tell: (through: Date) => void
  #failed = Promise.withResolvers<never>()
  #log: FollowedLog | undefined
  #line = ''
  #timeline = 0
  #files: NewFiles
  #baseDue = 0
  /** How far the log has come; what of it is not archived, and since when that waits. */
  #received: Lsn = 0n
  #waiting: Buffer[] = []
  #waitingBytes = 0
  #waitingSince = 0
  /** How far the server's log was at what time, and until when all that it wrote has come. */
  #told = { flushed: 0n, at: new Date(0) }
  #currentAt = new Date(0)
  #isHurried = false
  #writing: Promise<void> | undefined
  #basing: Promise<void> | undefined

  constructor(options: WalArchiveOptions, closing: AbortSignal, tell: (through: Date) => void) {
    this.#options = options
    this.#signal = AbortSignal.any([closing, this.#over.signal])
    this.#tell = tell
    this.#files = new NewFiles(options.dataDir, undefined)
    this.#failed.promise.catch(() => undefined)
  }

  async run(): Promise<void> {
    const timer = setInterval(() => this.#check(), CHECK_MS)
    timer.unref()
    try {
      await Promise.race([this.#follow(), this.#failed.promise])
    } finally {
      clearInterval(timer)
      this.#over.abort()
      await this.#writing
      await this.#basing
    }
  }

  /** Archives what was written until now, unless that takes longer. */
  async finish(until: number): Promise<void> {
    this.#isHurried = true
    const since = Date.now()
    const isDone = () => this.#currentAt.getTime() >= since && this.#waitingBytes === 0 && !this.#writing
    while (this.#log && !isDone() && !this.#signal.aborted && performance.now() < until) {
      this.#log.ask()
      await sleep(10)
    }
  }

  #follow(): Promise<void> {
    return followLog(
      this.#options.url,
      {
        begin: server => this.#begin(server),
        opened: log => {
          this.#log = log
          log.ask()
        },
        take: bytes => {
          if (this.#waitingBytes === 0) this.#waitingSince = performance.now()
          this.#received += BigInt(bytes.length)
          this.#waiting.push(bytes)
          this.#waitingBytes += bytes.length
          if (this.#waitingBytes >= MOST_BYTES) this.#log?.pause()
          this.#catchUp()
        },
        heard: (flushed, at) => {
          this.#told = { flushed, at }
          this.#catchUp()
        },
      },
      this.#signal,
    )
  }

  #catchUp(): void {
    if (this.#received < this.#told.flushed) return
    this.#currentAt = this.#told.at
    if (this.#waitingBytes === 0 && !this.#writing && !this.#signal.aborted) this.#tell(this.#currentAt)
  }

  /** Goes on with the line of the archive, or begins another one where that would have a gap. */
  async #begin({ timeline, flushed }: { timeline: number; flushed: Lsn }) {
    const { url, place, dataDir, log } = this.#options
    await place.sweep(isKeptName)
    const kept = await readKept(place)
    const found = (await listSlots(url)).find(
      slot => reachOf(slot, kept, { timeline, flushed }) !== undefined,
    )
    const slot = found ?? (await createSlot(url, newLine()))
    await dropSlots(url, slot.line)
    if (!found) log.info(`a new line of the archive begins: ${slot.line}`)
    const ofLine = kept.filter(({ line }) => line === slot.line)
    this.#line = slot.line
    this.#timeline = timeline
    this.#received = reachOf(slot, kept, { timeline, flushed }) ?? segmentStart(slot.restart)
    this.#currentAt = findEnd(ofLine) ?? new Date()
    this.#told = { flushed: this.#received, at: this.#currentAt }
    this.#files = new NewFiles(dataDir, listFiles(ofLine, this.#received).at(-1)?.at)
    this.#baseDue = (listKind(ofLine, 'base').at(-1)?.at.getTime() ?? 0) + BASE_EVERY_MS
    return { slot: slot.name, from: this.#received }
  }

  #check(): void {
    if (!this.#log || this.#signal.aborted) return
    const isDue =
      this.#isHurried ||
      this.#waitingBytes >= SOON_BYTES ||
      performance.now() - this.#waitingSince >= this.#options.everySeconds * 1_000
    if (this.#waitingBytes > 0 && isDue && !this.#writing)
      this.#writing = this.#write()
        .catch((error: unknown) => {
          // What it had taken is known to nobody now.
          this.#over.abort()
          this.#failed.reject(error)
        })
        .finally(() => {
          this.#writing = undefined
        })
    if (Date.now() >= this.#baseDue && !this.#basing && !this.#isHurried)
      this.#basing = this.#makeBase().finally(() => {
        this.#basing = undefined
      })
  }

  /** The files first: a product whose row is archived has its pictures there. */
  async #write(): Promise<void> {
    const [bytes, end, at] = [Buffer.concat(this.#waiting), this.#received, this.#currentAt]
    const start = end - BigInt(bytes.length)
    this.#waiting = []
    this.#waitingBytes = 0
    await this.#writeNewFiles(end)
    const [line, timeline] = [this.#line, this.#timeline]
    await this.#keep({ kind: 'wal', line, timeline, start, end, at }, Readable.from([bytes]))
    this.#log?.confirm(end)
    this.#log?.resume()
    this.#tell(at)
  }

  async #writeNewFiles(end: Lsn): Promise<void> {
    const at = new Date()
    const { paths, keep } = await this.#files.find()
    if (paths.length === 0) return
    const content = packFiles(readStoredFiles(this.#options.dataDir, paths))
    await this.#keep({ kind: 'files', line: this.#line, end, at }, content)
    keep()
  }

  /** Other than what comes of the log, a base can be tried again. */
  async #makeBase(): Promise<void> {
    const { url, log, place, days } = this.#options
    try {
      const at = new Date()
      await readBase(
        url,
        ({ start, timeline, content }) =>
          this.#keep({ kind: 'base', line: this.#line, timeline, start, at }, content),
        this.#signal,
      )
      this.#baseDue = at.getTime() + BASE_EVERY_MS
      const horizon = new Date(at.getTime() - days * DAY_MS)
      for (const { name } of findExpired(await readKept(place), { current: this.#line, horizon }))
        await place.remove(name)
    } catch (error) {
      this.#baseDue = Math.max(this.#baseDue, Date.now() + BASE_AGAIN_MS)
      if (!this.#signal.aborted)
        log.warn({ reason: describeCauses(error) }, 'no base of the archive was made; trying again')
    }
  }

  async #keep(kept: Kept, content: Parameters<typeof seal>[0]): Promise<void> {
    const { place, key } = this.#options
    await place.write(nameOf(kept, key !== undefined), await seal(content, key))
  }
}

/** How far the archive of a slot's line reaches, if the server can go on from there; undefined if it cannot. */
function reachOf(
  { line, restart }: Slot,
  kept: readonly KeptName[],
  { timeline, flushed }: { timeline: number; flushed: Lsn },
): Lsn | undefined {
  const logs = listKind(kept, 'wal').filter(each => each.line === line)
  const last = logs.toSorted((one, other) => (one.end < other.end ? -1 : 1)).at(-1)
  if (!last) return segmentStart(restart)
  return last.timeline === timeline && last.end >= segmentStart(restart) && last.end <= flushed
    ? last.end
    : undefined
}
