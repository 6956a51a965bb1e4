/** A line to put into a basket. */
export interface Addition {
  /** The product's id. */
  readonly product: string
  readonly quantity: number
}

/** What a person changes in a basket. It can be kept as text. */
export type BasketChange =
  /** Adds up with what is in it. */
  | { readonly act: 'add'; readonly lines: readonly Addition[] }
  /** Sets what is given. A line that is not there yet is put in before that of another product, or as the last. */
  | {
      readonly act: 'set'
      readonly product: string
      readonly to: {
        readonly quantity?: number
        readonly saved?: boolean
        readonly before?: string | undefined
      }
    }
  | { readonly act: 'remove'; readonly product: string }
  /** The present prices are no longer marked as changed. */
  | { readonly act: 'acceptPrices' }
  /** Adds the lines of an order; only in an account. */
  | { readonly act: 'reorder'; readonly order: string }
