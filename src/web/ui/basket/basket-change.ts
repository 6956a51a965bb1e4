import type { Basket } from '#contract/basket.ts'

/** A line to put into a basket. */
export interface Addition {
  /** The product's id. */
  readonly product: string
  readonly quantity: number
}

/** Where a basket is kept: in an account, or in this browser. Everything answers the whole basket, and rejects with a CallError. */
export interface BasketKeeper {
  read(): Promise<Basket>
  /** Adds up with what is in it; once for each key. */
  add(lines: readonly Addition[], key: string): Promise<Basket>
  /** Sets what is given. A line that is not there yet is put in before that of another product, or as the last. */
  set(
    product: string,
    change: {
      readonly quantity?: number
      readonly saved?: boolean
      readonly before?: string | undefined
    },
  ): Promise<Basket>
  remove(product: string): Promise<Basket>
  /** The present prices are no longer marked as changed. */
  acceptPrices(): Promise<Basket>
}
