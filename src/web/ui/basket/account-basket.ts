import type { Basket } from '#contract/basket/basket.ts'
import { answerOf, calls } from '../../client.ts'
import type { BasketChange } from './basket-change.ts'
import { dropParcel, packParcel } from './kept-lines.ts'

/** The basket of the person who is signed in. Rejects with a CallError. */
export const readAccount = (): Promise<Basket> => answerOf(calls.basket.$get())

/** Changes it, an addition once under each id, and answers all of it. Rejects with a CallError. */
export function changeAccount(change: BasketChange, id: string): Promise<Basket> {
  const headers = { 'idempotency-key': id }
  switch (change.act) {
    case 'add':
      return answerOf(calls.basket.$post({ json: { lines: [...change.lines] } }, { headers }))
    case 'set':
      return answerOf(calls.basket[':id'].$put({ param: { id: change.product }, json: change.to }))
    case 'remove':
      return answerOf(calls.basket[':id'].$delete({ param: { id: change.product } }))
    case 'acceptPrices':
      return answerOf(calls.basket.seen.$post())
    case 'reorder': {
      const param = { id: encodeURIComponent(change.order) }
      return answerOf(calls.order[':id'].reorder.$post({ param }, { headers }))
    }
  }
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
