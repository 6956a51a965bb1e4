export interface DelayOptions {
  readonly origin: string
  readonly connections: number
  readonly seconds: number
  /** The paths that are asked for together, for the request with this number. */
  readonly paths: readonly ((index: number) => string)[]
}

/** Asks one request after the other on each connection, and tells how long they took, in ms: the median, the slowest twentieth and the slowest hundredth. */
export async function delays({ origin, connections, seconds, paths }: DelayOptions) {
  const until = performance.now() + seconds * 1000
  const took: number[] = []
  let index = 0
  async function ask(): Promise<void> {
    while (performance.now() < until) {
      const asked = performance.now()
      index += 1
      const answers = await Promise.all(paths.map(async path => fetch(origin + path(index))))
      for (const answer of answers) if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`)
      await Promise.all(answers.map(answer => answer.arrayBuffer()))
      took.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, ask))
  const sorted = took.toSorted((one, other) => one - other)
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'p99 ms': at(0.99), answers: took.length }
}
