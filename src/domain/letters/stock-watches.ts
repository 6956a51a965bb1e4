import { eq } from 'drizzle-orm'
import { partPath } from '#contract/catalog/addresses.ts'
import { formatCents } from '#contract/money.ts'
import type { Database } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { stateOf } from '../catalog/states.ts'
import { type ComposeMail, composeLetter } from '../mail/letter.ts'
import { formatCount } from '../mail/words.ts'

/** Composes the mail that says that a product can be bought again, as it is at the moment of sending. */
export function createBackInStockRenderer({
  db,
  origin,
  sellerName,
}: {
  readonly db: Pick<Database, 'select'>
  /** The shop's public URL. */
  readonly origin: string
  readonly sellerName: string
}): ComposeMail {
  return async ({ fields }) => {
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.id, fields.product ?? ''))
    if (!product) throw new Error('the product of a mail is gone')
    const { id: _id, name, sku, category, familyId: family } = product
    const blocks = [
      `You asked us to tell you when this can be bought again:\n${name}`,
      describe(product),
      { text: '', href: `${origin}${partPath({ _id, sku, category, family })}`, action: 'See the part' },
      'This is the only mail about it; nothing is reserved for you. To be told another time, ask again on that page.',
    ]
    return composeLetter({ subject: `Back in stock: ${name}`, blocks }, { greeting: 'Hello,', sellerName })
  }
}

/** If the mail was delayed, others may have bought it meanwhile. */
function describe(product: typeof products.$inferSelect): string {
  const { available, minQuantity, priceCents } = product
  const state = stateOf(product)
  if (state === 'archived') return 'It was back for a while, but is no longer made.'
  if (state === 'sold-out') return 'It was back, but has been sold out again since.'
  const least = minQuantity > 1 ? `, from ${formatCount(minQuantity)} pieces` : ''
  return `${formatCount(available)} available now, at ${formatCents(priceCents)} a piece${least}.`
}
