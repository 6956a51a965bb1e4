import { answerOf, calls } from '../../client.ts'
import type { BasketKeeper } from './basket-keeper.ts'
import { dropParcel, packParcel } from './kept-lines.ts'

/** The basket of the person who is signed in. */
export const accountBasket: BasketKeeper = {
  read: () => answerOf(calls.basket.$get()),
  add: (lines, key) =>
    answerOf(calls.basket.$post({ json: { lines: [...lines] } }, { headers: { 'idempotency-key': key } })),
  set: (id, change) => answerOf(calls.basket[':id'].$put({ param: { id }, json: change })),
  remove: id => answerOf(calls.basket[':id'].$delete({ param: { id } })),
  acceptPrices: () => answerOf(calls.basket.seen.$post()),
}

/**
 * Puts what this browser kept before the sign-in into the account's basket: once, whichever tabs do this at the same time, and
 * however often it is tried. Until the shop has answered, the browser keeps it.
 */
export async function mergeKept(newId: () => string): Promise<void> {
  for (let parcel = packParcel(newId); parcel; parcel = packParcel(newId)) {
    await answerOf(
      calls.basket.$post(
        { json: { lines: [...parcel.lines] } },
        { headers: { 'idempotency-key': parcel.id } },
      ),
    )
    dropParcel(parcel.id)
  }
}
