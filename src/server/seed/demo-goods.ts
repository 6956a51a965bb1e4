/** What the demo's catalogue brings, by what identifies it in the database: SKUs in lower case, and the ids of families. */
export interface DemoGoods {
  readonly skus: readonly string[]
  readonly families: readonly string[]
}

/** The whole catalogue's, whichever of it the demo was filled with. Loads it only now: half a second of processor and 80 MB. */
export async function listDemoGoods(): Promise<DemoGoods> {
  const { makeEntries } = await import('./entries.ts')
  const entries = await makeEntries('full')
  return {
    skus: entries.flatMap(({ parts }) => parts.map(({ sku }) => sku.toLowerCase())),
    families: entries.flatMap(({ offer }) => offer?.slug ?? []),
  }
}
