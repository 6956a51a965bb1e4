/** What stands between words, besides blanks. */
const BETWEEN = `.,;:-/()&+@_`

const split = (text: string) =>
  `string_to_array(translate(lower(${text}), '${BETWEEN}', '${' '.repeat(BETWEEN.length)}'), ' ')`
const vector = (words: string) => `array_to_tsvector(array_remove(${words}, ''))`
/** The digits of a phone number as one word, however it is written. */
const digits = (phone: string) => `array[regexp_replace(${phone}, '[^0-9]', '', 'g')]`

/**
 * The words by which customers are found, as tsvectors over the columns of their tables, in lower case: names, both parts of the email address
 * and all between its dots, places, phone numbers. Without the parser of texts, as those of orders (`ORDER_WORDS`).
 */
export const CUSTOMER_WORDS = {
  users: vector(split(`name || ' ' || email`)),
  postal_addresses: vector(
    `${split(`company || ' ' || name || ' ' || street || ' ' || street2 || ' ' || postcode || ' ' || city || ' ' || phone`)} || ${digits('phone')}`,
  ),
  profiles: vector(`${split('phone')} || ${digits('phone')}`),
} as const

const SEPARATORS = /[\s.,;:\-/()&+@_]+/

/** A query for what has a word that begins like this. */
export const beginningLike = (word: string): string => `'${word.replaceAll(/['\\]/g, sign => sign + sign)}':*`

/** The words of a text, as they are in `CUSTOMER_WORDS`. */
export const splitCustomerWords = (text: string): string[] =>
  text.toLowerCase().split(SEPARATORS).filter(Boolean)
