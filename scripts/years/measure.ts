import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_S = 300

/** A page, and how its addresses are made: of the request with this number. */
export interface PageToAsk {
  readonly name: string
  readonly path: (index: number) => string
}

export interface PageFigures {
  readonly 'p50 ms': number
  readonly 'p95 ms': number
  readonly 'slowest ms': number
  /** How many were not answered with 2xx. */
  readonly failed: number
}

/** Asks for each page so many times, one at a time, and tells how long the answers took until their last byte. */
export async function measurePages(
  origin: string,
  { pages, times, cookie }: { pages: readonly PageToAsk[]; times: number; cookie: string },
): Promise<Record<string, PageFigures>> {
  const table: Record<string, PageFigures> = {}
  for (const { name, path } of pages) {
    await ask(origin + path(0), cookie)
    const took: number[] = []
    let failed = 0
    for (let index = 1; index <= times; index += 1) {
      const answer = await ask(origin + path(index), cookie)
      took.push(answer.ms)
      if (!answer.ok) failed += 1
    }
    const sorted = took.toSorted((one, other) => one - other)
    const at = (share: number) =>
      Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
    table[name] = { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'slowest ms': at(1), failed }
    console.log(name, JSON.stringify(table[name]))
  }
  return table
}

async function ask(address: string, cookie: string): Promise<{ ok: boolean; ms: number }> {
  const asked = performance.now()
  const answer = await fetch(address, { headers: { cookie } })
  await answer.arrayBuffer()
  return { ok: answer.ok, ms: performance.now() - asked }
}

/** Waits until the shop, whose catalogue may take a while to read, answers this page; returns how long, in s. */
export async function awaitPage(address: string, cookie: string): Promise<number> {
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  while (!(await ask(address, cookie)).ok) {
    if (seconds() > PATIENCE_S) throw new Error(`${address} is not answered`)
    await sleep(1_000)
  }
  return seconds()
}
