import { z } from 'zod'
import { absentable, entityId, isOneLine, isoTime, optionalText, phone } from '../common.ts'
import { isCountry } from '../countries.ts'
import { printed } from '../printable.ts'

/** The most addresses that a person can keep. */
export const MAX_ADDRESSES = 50

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
/** A part of an address, by its name on the wire. */
export type AddressPart = keyof PostalAddress

/** A part of an address is printed on one line. */
const line = (max: number) => printed(optionalText(max).refine(isOneLine, 'must be one line'))

/** An address as people type it. What a country asks for besides is in its `AddressRules`, which the shop checks. */
export const postalAddressInput = z.object({
  company: line(100),
  name: line(100),
  street: line(120),
  street2: line(120),
  postcode: line(20),
  city: line(100),
  region: line(100),
  country: z
    .string('must be the code of a country, like DE')
    .trim()
    .toUpperCase()
    .refine(isCountry, 'must be the code of a country, like DE'),
  phone,
})

/** POST /address and PUT /address/{id}. A flag that is left out stays as it is. */
export const savedAddressInput = postalAddressInput.extend({
  isDefaultDelivery: absentable(z.boolean('must be true or false')),
  isDefaultBilling: absentable(z.boolean('must be true or false')),
})
export type SavedAddressInput = z.output<typeof savedAddressInput>

/** An address of somebody's address book. */
export const savedAddress = postalAddress
  .extend({
    _id: entityId,
    isDefaultDelivery: z.boolean(),
    isDefaultBilling: z.boolean(),
    vatId: z.string().meta({ description: 'with which goods were last ordered to it; empty if with none' }),
    createdAt: isoTime,
    lines: z
      .array(z.string())
      .meta({ description: "As it is written in its country, the country's name last" }),
  })
  .meta({ id: 'SavedAddress' })
export type SavedAddress = z.infer<typeof savedAddress>

const part = postalAddress.keyof()

/** How a country writes its addresses, for a form. */
export const addressRules = z
  .object({
    country: z.string(),
    rows: z
      .array(z.array(part))
      .meta({ description: 'The parts it has, as they share lines on an envelope' }),
    required: z.array(part),
    labels: z.object({ postcode: z.string(), city: z.string(), region: z.string() }),
    postcodeForm: z
      .string()
      .nullable()
      .meta({ description: "What postcodes look like, in words: '4 digits'; null where there are none" }),
    regions: z
      .array(z.object({ code: z.string(), name: z.string() }))
      .meta({ description: 'To choose from; empty where a region is typed, or none is written' }),
  })
  .meta({ id: 'AddressRules' })
export type AddressRules = z.infer<typeof addressRules>
