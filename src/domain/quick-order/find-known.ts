import { findProducts } from '../basket/find-products.ts'
import type { Context, Customer } from '../context.ts'
import type { ReadLine } from '../list-reading/line-reading.ts'
import { findByPartNumber } from '../part-numbers/find.ts'
import type { Counted, Meaning } from './add-up.ts'

/** What may be an SKU or an id. */
const KEY = /^[\w./-]{1,80}$/
const MAX_OWN = 60

/** Returns a function that finds what a line names by an SKU or by one of the customer's own numbers; two statements for all lines. */
export async function findKnown(
  ctx: Context,
  customer: Customer | null,
  lines: readonly ReadLine[],
): Promise<(line: ReadLine) => Meaning | undefined> {
  const keys = [...new Set(lines.flatMap(({ readings }) => readings.flatMap(reading => reading.keys)))]
  const products = await findProducts(
    ctx.db,
    keys.filter(key => KEY.test(key)),
  )
  const own = await findByPartNumber(
    ctx,
    customer,
    keys.filter(key => key.length <= MAX_OWN),
  )

  const whose = customer?.id === ctx.actor?.id ? 'your' : 'their'

  function findKey(key: string, counted: Counted): Meaning | undefined {
    const bySku = products.get(key)?.id
    const ids = [...new Set([...(own.get(key) ?? []), ...(bySku === undefined ? [] : [bySku])])]
    const [productId, ...others] = ids
    if (productId === undefined) return undefined
    if (others.length === 0) {
      const match = bySku === undefined ? 'own-number' : 'sku'
      return {
        match,
        candidates: [{ productId, reason: null }],
        understood: [],
        unknownSku: null,
        ...counted,
      }
    }
    const candidates = ids.map(id => ({
      productId: id,
      reason: id === bySku ? `${key} is its SKU` : `${key} is ${whose} number for it`,
    }))
    return { match: null, candidates, understood: [], unknownSku: null, ...counted }
  }

  return ({ readings }) => {
    for (const { keys: named, quantity, isPacks = false } of readings)
      for (const key of named) {
        const known = findKey(key, { quantity, isPacks })
        if (known) return known
      }
    return undefined
  }
}
