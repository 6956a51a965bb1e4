/** What stands between words, besides blanks. */
const BETWEEN = '.,;:-/()&'

const partOf = (address: string, part: string) => `coalesce(${address} ->> '${part}', '')`

const addressee = ['company', 'name', 'street', 'street2', 'postcode', 'city'].map(part =>
  partOf('delivery_address', part),
)
const billed = ['company', 'name'].map(part => partOf('billing_address', part))
const named = ['user_name', 'customer_reference', ...addressee, ...billed].join(` || ' ' || `)
const separated = `translate(lower(${named}), '${BETWEEN}', '${' '.repeat(BETWEEN.length)}')`

/**
 * The words by which an order is found, as a tsvector over the columns of `orders`, in lower case: names, places, the customer's own
 * number, both parts of the email address, and what is filtered by, marked so that nobody types it: '#account', '@DE'. Without the parser
 * of texts and without a function of its own, as it is computed whenever an order is written.
 */
export const ORDER_WORDS = `array_to_tsvector(array_remove(string_to_array(${separated}
  || ' ' || replace(user_email, '@', ' ') || ' #' || payment_method || ' @' || ${partOf('delivery_address', 'country')}, ' '), ''))`

/** The words of a text, as they are in `ORDER_WORDS`. */
export function splitOrderWords(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s.,;:\-/()&]+/)
    .filter(Boolean)
}
