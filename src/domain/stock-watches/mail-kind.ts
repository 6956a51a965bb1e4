/** The kind of mail that says that a product can be bought again. */
export const BACK_IN_STOCK = 'stock-back'
