/* Without zod: the database names them too. */

/**
 * How a sale is taxed: `taxed` with the VAT of where it goes, `reverse-charge` by the customer, a business in another
 * country of the European Union, or not at all as an `export`.
 */
export const taxTreatments = ['taxed', 'reverse-charge', 'export'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/** Why VAT is charged despite a VAT ID: the customer's email address is `unconfirmed`, or the register's answer is `pending`. */
export const vatIdDoubts = ['unconfirmed', 'pending'] as const
export type VatIdDoubt = (typeof vatIdDoubts)[number]

/**
 * What is known of a VAT ID: `pending` until its register could be asked, then `valid` or `invalid`; `unanswered` if it could
 * not be asked for too long.
 */
export const vatCheckStatuses = ['pending', 'valid', 'invalid', 'unanswered'] as const
