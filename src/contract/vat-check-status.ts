/* Without zod: the database names them too. */

/**
 * What is known of a VAT ID: `pending` until its register could be asked, then `valid` or `invalid`; `unanswered` if it could
 * not be asked for too long.
 */
export const vatCheckStatuses = ['pending', 'valid', 'invalid', 'unanswered'] as const
