import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Shop } from '../compose/compose.ts'
import type { ReadinessCheck } from './readiness.ts'
import { type Figure, figuresOfShop } from './shop-figures.ts'

/** What the process has done since it began, and what it finds when it is asked, for Prometheus. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by the pattern of their path, method, and class of the status',
    labelNames: ['route', 'method', 'status'],
    registers: [this.#registry],
  })
  readonly #durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until they were answered in full',
    labelNames: ['route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.#registry],
  })

  #writeAll: (() => Promise<string | undefined>) | undefined

  constructor(version: string, readiness: ReadinessCheck) {
    collectDefaultMetrics({ register: this.#registry })
    this.#add({
      name: 'parts_hub_info',
      help: 'The version of the shop',
      labelNames: ['version'],
      read: () => [{ labels: { version }, value: 1 }],
    })
    this.#add({
      name: 'parts_hub_processes',
      help: 'How many processes share the port, as WORKERS says',
      together: 'sum',
      read: () => [{ value: 1 }],
    })
    this.#add({
      name: 'parts_hub_ready',
      help: 'Whether requests may be sent to this instance, as /readyz says',
      together: 'min',
      read: async () => [{ value: (await readiness.check()).problems.length === 0 ? 1 : 0 }],
    })
    this.#add({
      name: 'parts_hub_disk_free_bytes',
      help: 'What is left of the disk of DATA_DIR',
      read: async () => [{ value: await readiness.findFreeDisk() }],
    })
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** From now on, what the shop knows is told, too. */
  open(shop: Shop, readiness: ReadinessCheck): void {
    for (const figure of figuresOfShop(shop, readiness)) this.#add(figure)
  }

  /** From now on, `writeAll` writes the figures of all processes that share the port. Where it does not, those of this one are told. */
  share(writeAll: () => Promise<string | undefined>): void {
    this.#writeAll = writeAll
  }

  /** The text that Prometheus reads; within a second, without what could not be found out. */
  async write(): Promise<string> {
    return (await this.#writeAll?.()) ?? this.#registry.metrics()
  }

  /** What this process tells the first one, which adds up what several told: what the first one says for all is not even read. */
  readOwn(): Promise<object[]> {
    const told = this.#registry.getMetricsAsArray().filter(({ aggregator }) => aggregator !== 'first')
    const metrics = told.flatMap(({ name }) => this.#registry.getSingleMetric(name) ?? [])
    return Promise.all(metrics.map(metric => metric.get()))
  }

  /** As `write`, with what other processes told (`readOwn`). */
  async writeWith(others: readonly object[][]): Promise<string> {
    return AggregatorRegistry.aggregate([await this.#registry.getMetricsAsJSON(), ...others]).metrics()
  }

  /** Without a status, if nobody waited for the answer. */
  countRequest(route: string, method: string, status: number | undefined, ms: number): void {
    const statusClass = status === undefined ? 'none' : `${Math.floor(status / 100)}xx`
    this.#requests.inc({ route, method, status: statusClass })
    this.#durations.observe({ route }, ms / 1_000)
  }

  #add({ name, help, labelNames = [], isCounter = false, together, read }: Figure): void {
    const Kind = isCounter ? Counter : Gauge
    const metric = new Kind({
      name,
      help,
      labelNames: [...labelNames],
      aggregator: together ?? (isCounter ? 'sum' : 'first'),
      registers: [this.#registry],
      collect: async () => {
        // What cannot be found out is missing.
        const samples = await Promise.resolve(read()).catch(() => [])
        // All at once: several may ask at the same time.
        metric.reset()
        // Without labels there would be a 0.
        if (labelNames.length === 0) metric.remove()
        for (const { labels = {}, value } of samples) metric.inc(labels, value)
      },
    })
  }
}
