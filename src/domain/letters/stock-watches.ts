import { eq } from 'drizzle-orm'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Language } from '#contract/language.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { stateOf } from '../catalog/states.ts'
import { type ComposeMail, composeLetter } from '../mail/letter.ts'

/** Composes the mail that says that a product can be bought again, as it is at the moment of sending. */
export function createBackInStockRenderer({
  db,
  origin,
  sellerName,
  language,
}: {
  readonly db: Pick<Database, 'select'>
  /** The shop's public URL. */
  readonly origin: string
  readonly sellerName: string
  /** In which mails are worded; undefined: English. */
  readonly language?: Language | undefined
}): ComposeMail {
  return async ({ fields }) => {
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.id, fields.product ?? ''))
    if (!product) throw new Error('the product of a mail is gone')
    const { id: _id, name, sku, category, familyId: family } = product
    const blocks = [
      say`You asked us to tell you when this can be bought again:\n${name}`,
      describe(product),
      { href: `${origin}${partPath({ _id, sku, category, family })}`, action: say`See the part` },
      say`This is the only mail about it; nothing is reserved for you. To be told another time, ask again on that page.`,
    ]
    return composeLetter(
      { subject: say`Back in stock: ${name}`, blocks },
      { greeting: say`Hello,`, sellerName, language },
    )
  }
}

/** If the mail was delayed, others may have bought it meanwhile. */
function describe(product: typeof products.$inferSelect): Phrase {
  const { available, minQuantity, priceCents } = product
  const state = stateOf(product)
  if (state === 'archived') return say`It was back for a while, but is no longer made.`
  if (state === 'sold-out') return say`It was back, but has been sold out again since.`
  const least = minQuantity > 1 ? say`, from ${{ count: minQuantity }} pieces` : ''
  return say`${{ count: available }} available now, at ${{ cents: priceCents }} a piece${least}.`
}
