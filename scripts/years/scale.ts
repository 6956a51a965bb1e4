/** How much a shop has after years; all else follows from these in the proportions of `orders.ts` and `tellings.ts`. */
export interface Scale {
  readonly orders: number
  readonly sizes: number
  readonly reviews: number
}

/** How long it has been selling, in years; the orders came at an even pace. */
export const YEARS = 8

/** Orders written in one transaction. */
export const ORDERS_A_BATCH = 100_000

/** A person has so many orders. */
const ORDERS_A_PERSON = 20

/** How many people have an account. */
export const peopleOf = ({ orders }: Scale): number => Math.ceil(orders / ORDERS_A_PERSON)
