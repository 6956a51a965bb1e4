import { asc, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { preparedOnce } from '#db/prepared.ts'
import { basketLines, products } from '#db/schema.ts'
import type { Context } from '../context.ts'
import { may, requireRight } from '../rights.ts'
import { type PricedBasket, priceBasket, productColumns } from './price.ts'

/** The actor's basket with the prices and the stock of this moment, in the order in which the lines were put in. */
export async function readBasket(ctx: Context): Promise<PricedBasket> {
  requireRight(ctx.actor, may.keepBasket(ctx.actor))
  return priceBasket(ctx, await prepareLines(ctx.db).execute({ userId: ctx.actor.id }))
}

/** The lines of a person's basket: one statement, however many there are. */
export function selectLines({ db }: Pick<Context, 'db'>, userId: string | Placeholder) {
  return db
    .select({
      product: productColumns,
      quantity: basketLines.quantity,
      seenUnitPriceCents: basketLines.seenUnitPriceCents,
      isSaved: basketLines.isSaved,
    })
    .from(basketLines)
    .innerJoin(products, eq(products.id, basketLines.productId))
    .where(eq(basketLines.userId, userId))
    .orderBy(asc(basketLines.createdAt), asc(basketLines.productId))
}

const prepareLines = preparedOnce((db: Database) =>
  selectLines({ db }, sql.placeholder('userId')).prepare('basket'),
)
