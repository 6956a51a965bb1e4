/* Without zod: the database names them too. */

/**
 * How a sale is taxed: `taxed` with the VAT of where it goes, `reverse-charge` by the customer, a business in another
 * country of the European Union, or not at all as an `export`.
 */
export const taxTreatments = ['taxed', 'reverse-charge', 'export'] as const
export type TaxTreatment = (typeof taxTreatments)[number]
