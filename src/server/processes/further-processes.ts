import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Logger } from 'pino'
import { z } from 'zod'
import { atMost } from '../in-flight.ts'
import type { Metrics } from '../sight/metrics.ts'
import { Line } from './line.ts'

/** What tells a process that another one has started it. */
export const FURTHER = '--further'
/** What the first process asks a further one, and a further one the first. */
const OWN_METRICS = 'own metrics'
const ALL_METRICS = 'all metrics'
const ownMetrics = z.array(z.looseObject({ name: z.string() }))

const FIRST_PAUSE_MS = 1_000
const LONGEST_PAUSE_MS = 60_000
/** One that has run so long did not fail at its start. */
const STARTED_MS = 60_000

export interface FurtherOptions {
  readonly count: number
  /** The file of the program. */
  readonly program: string
  /** Of the embedded database, which the first process alone looks after; undefined: they find theirs where the first one did. */
  readonly embeddedUrl: string | undefined
  readonly log: Pick<Logger, 'warn'>
  /** Of the first process; from now on they are those of all. */
  readonly metrics: Pick<Metrics, 'share' | 'writeWith'>
}

/**
 * The processes beside the first one, so that the shop has more than one processor's worth of answers. All listen at the same port, among
 * whose listeners the system distributes connections. For each other they are instances on one database, as those of other machines are.
 * One that ends is started again, after a pause that doubles where starting fails.
 */
export class FurtherProcesses {
  readonly #options: FurtherOptions
  readonly #running = new Map<ChildProcess, Line>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #isStopping = false

  constructor(options: FurtherOptions) {
    this.#options = options
  }

  start(): void {
    this.#options.metrics.share(() => this.#writeMetrics())
    for (let index = 0; index < this.#options.count; index += 1) this.#run(FIRST_PAUSE_MS)
  }

  /** Tells them to stop; they close as the first one does. */
  tellToStop(): void {
    this.#isStopping = true
    for (const timer of this.#timers) clearTimeout(timer)
    for (const child of this.#running.keys()) child.kill('SIGTERM')
  }

  /** Waits until all have ended; after `graceMs`, they are ended. */
  async stop(graceMs: number): Promise<void> {
    if (!this.#isStopping) this.tellToStop()
    const ends = [...this.#running.keys()].map(child => once(child, 'exit'))
    await atMost(graceMs, Promise.all(ends))
    for (const child of this.#running.keys()) child.kill('SIGKILL')
  }

  #run(pauseMs: number): void {
    const { program } = this.#options
    const began = performance.now()
    const child = fork(program, [FURTHER], { env: this.#environment() })
    this.#running.set(child, new Line(child, { [ALL_METRICS]: () => this.#writeMetrics() }))
    child.once('exit', (code, signal) => this.#startAgain(child, { code, signal }, began, pauseMs))
    // It could not be started, or was not reached by a message.
    child.on('error', error => {
      if (child.pid === undefined) this.#startAgain(child, { err: error }, began, pauseMs)
    })
  }

  #startAgain(ended: ChildProcess, how: object, began: number, pauseMs: number): void {
    this.#running.delete(ended)
    if (this.#isStopping) return
    const pause = performance.now() - began > STARTED_MS ? FIRST_PAUSE_MS : pauseMs
    this.#options.log.warn(how, `a further process has ended; another one starts in ${pause / 1_000} s`)
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#run(Math.min(2 * pause, LONGEST_PAUSE_MS))
    }, pause)
    this.#timers.add(timer)
  }

  /** Those of all; of a process that does not answer they are missing. */
  async #writeMetrics(): Promise<string> {
    const answers = await Promise.all([...this.#running.values()].map(line => line.ask(OWN_METRICS)))
    const told = answers.map(answer => ownMetrics.safeParse(answer).data)
    return this.#options.metrics.writeWith(told.filter(each => each !== undefined))
  }

  /** As the first process has it. */
  #environment(): NodeJS.ProcessEnv {
    const { embeddedUrl } = this.#options
    if (embeddedUrl === undefined) return process.env
    // The first one archives its log.
    const { WAL_ARCHIVE: _, WAL_ARCHIVE_FILE: __, ...others } = process.env
    return { ...others, DATABASE_URL: embeddedUrl }
  }
}

/** In a further process: it tells the first one its figures, and asks it for those of all. */
export function joinFirst(metrics: Pick<Metrics, 'share' | 'readOwn'>): void {
  const first = new Line(process, { [OWN_METRICS]: () => metrics.readOwn() })
  metrics.share(async () => z.string().safeParse(await first.ask(ALL_METRICS)).data)
}
