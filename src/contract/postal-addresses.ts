import { z } from 'zod'

/** Where post and goods go. Every part is a string, '' where the address has none; `country` is ISO 3166-1 alpha-2 in capitals. */
export const postalAddress = z
  .object({
    company: z.string(),
    name: z.string(),
    street: z.string(),
    street2: z.string(),
    postcode: z.string(),
    city: z.string(),
    region: z.string(),
    country: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'PostalAddress' })
export type PostalAddress = z.infer<typeof postalAddress>
