import { delays } from './delays.ts'

/** As people type, and as they look for what there is. Of 970 queries each comes again; with another limit, it is a new one. */
export async function measureSearch(
  origin: string,
  { connections, seconds }: { connections: number; seconds: number },
) {
  const words = [
    'screw',
    'bolt',
    'M8',
    'M8 x 40',
    'size-4',
    'bench fam',
    'zinc',
    'steel 8',
    'stainless',
    'boltt',
  ]
  const numbers = 97
  const path = (call: string) => (index: number) =>
    `${call}?q=${encodeURIComponent(`${words[index % words.length]} ${index % numbers}`)}`
  const newPath = (call: string) => (index: number) =>
    `${path(call)(index)}&limit=${9 + (Math.floor(index / words.length / numbers) % 12)}`
  await (await fetch(`${origin}/search?q=warm`)).body?.cancel()
  const measure = (paths: readonly ((index: number) => string)[], at: number) =>
    delays({ origin, connections: at, seconds, paths })
  return {
    [`suggest, ${connections} at once, each for the first time`]: await measure(
      [newPath('/suggest')],
      connections,
    ),
    [`suggest, ${connections} at once`]: await measure([path('/suggest')], connections),
    'search with facets': await measure([path('/search'), path('/facets')], 1),
  }
}
