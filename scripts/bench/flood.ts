import { Agent, request } from 'node:http'

export interface FloodOptions {
  readonly origin: string
  /** How many requests a second are sent, however many are unanswered. */
  readonly perSecond: number
  readonly seconds: number
  readonly path: (index: number) => string
}

const STEP_MS = 10

/** Sends requests at a steady rate, as many people do who know nothing of each other, and tells how long answers and refusals (503) took, in ms. */
export async function flood({ origin, perSecond, seconds, path }: FloodOptions) {
  const agent = new Agent({ keepAlive: true })
  const answered: number[] = []
  const refused: number[] = []
  let failed = 0
  const pending: Promise<void>[] = []
  const ask = (index: number) =>
    new Promise<void>(resolve => {
      const asked = performance.now()
      const asking = request(origin + path(index), { agent }, response => {
        response.resume()
        response.on('end', () => {
          const took = performance.now() - asked
          if (response.statusCode === 503) refused.push(took)
          else if (response.statusCode === 200) answered.push(took)
          else failed += 1
          resolve()
        })
      })
      asking.on('error', () => {
        failed += 1
        resolve()
      })
      asking.end()
    })
  const begun = performance.now()
  for (let sent = 0; sent < perSecond * seconds; ) {
    const due = Math.min(perSecond * seconds, ((performance.now() - begun) / 1000) * perSecond)
    for (; sent < due; sent += 1) pending.push(ask(sent))
    await new Promise(resolve => setTimeout(resolve, STEP_MS))
  }
  await Promise.all(pending)
  agent.destroy()
  return {
    'sent /s': perSecond,
    'answered /s': Math.round(answered.length / seconds),
    'p50 ms': at(answered, 0.5),
    'p99 ms': at(answered, 0.99),
    'refused /s': Math.round(refused.length / seconds),
    'refused p50 ms': at(refused, 0.5),
    'refused p99 ms': at(refused, 0.99),
    failed,
  }
}

function at(took: number[], share: number): number {
  const sorted = took.toSorted((one, other) => one - other)
  return Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1))
}
