import { eq } from 'drizzle-orm'
import { partPath } from '#contract/catalog/addresses.ts'
import { type Phrase, say } from '#contract/phrase.ts'
import type { Database } from '#db/client.ts'
import { products } from '#db/schema.ts'
import { stateOf } from '../catalog/states.ts'
import { type ComposedMail, type ComposeMail, composeLetter } from '../mail/letter.ts'
import { type Wording, withOwnWords } from '../mail/own-words.ts'

/** Composes the mail that says that a product can be bought again, as it is at the moment of sending. */
export function createBackInStockRenderer({
  db,
  ...wording
}: Shop & { readonly db: Pick<Database, 'select'> }): ComposeMail {
  return async ({ fields }) => {
    const [product] = await db
      .select()
      .from(products)
      .where(eq(products.id, fields.product ?? ''))
    if (!product) throw new Error('the product of a mail is gone')
    return wordBackInStock(product, wording)
  }
}

interface Shop extends Wording {
  /** The shop's public URL. */
  readonly origin: string
}

type Watched = Parameters<typeof stateOf>[0] &
  Pick<
    typeof products.$inferSelect,
    'id' | 'name' | 'sku' | 'category' | 'familyId' | 'available' | 'minQuantity' | 'priceCents'
  >

/** The mail about this product. */
export function wordBackInStock(
  product: Watched,
  { origin, sellerName, language, ownWords }: Shop,
): ComposedMail {
  const { id: _id, name, sku, category, familyId: family } = product
  const blocks = [
    say`You asked us to tell you when this can be bought again:\n${name}`,
    describe(product),
    { href: `${origin}${partPath({ _id, sku, category, family })}`, action: say`See the part` },
    say`This is the only mail about it; nothing is reserved for you. To be told another time, ask again on that page.`,
  ]
  const figures = { shop: sellerName, product: name }
  return composeLetter(
    withOwnWords({ subject: say`Back in stock: ${name}`, blocks }, ownWords?.('stock-back'), figures),
    { greeting: say`Hello,`, sellerName, language },
  )
}

/** If the mail was delayed, others may have bought it meanwhile. */
function describe(product: Watched): Phrase {
  const { available, minQuantity, priceCents } = product
  const state = stateOf(product)
  if (state === 'archived') return say`It was back for a while, but is no longer made.`
  if (state === 'sold-out') return say`It was back, but has been sold out again since.`
  const least = minQuantity > 1 ? say`, from ${{ count: minQuantity }} pieces` : ''
  return say`${{ count: available }} available now, at ${{ cents: priceCents }} a piece${least}.`
}
