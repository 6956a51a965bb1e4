import { z } from 'zod'
import { isOneLine } from '#contract/common.ts'
import { isCountry } from '#contract/countries.ts'
import { printed } from '#contract/printable.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import { hasTelephoneDigits } from '#domain/invoices/xrechnung.ts'
import { countryOfVatId } from './config-problems.ts'

/** A text on papers. */
const said = (max: number) => printed(z.string().max(max).refine(isOneLine, 'must be one line'))

/** ISO 13616: the check digits. */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return false
  const digits = Array.from(value.slice(4) + value.slice(0, 4), letter => Number.parseInt(letter, 36)).join(
    '',
  )
  return BigInt(digits) % 97n === 1n
}

const splitLines = (value: string) => value.split(',').map(line => line.trim())

/** BR-CO-09; XI is Northern Ireland. */
const namesCountry = (vatId: string) => vatId.startsWith('XI') || countryOfVatId(vatId) !== undefined

/**
 * The seller, as invoices name it: in forms in which they keep the rules of EN 16931 and XRechnung
 * (https://xeinkauf.de/xrechnung/versionen-und-bundles/) that ask for more than that something is there.
 */
export const sellerSettings = {
  SELLER_NAME: said(200).trim().min(1, 'must be a name').optional(),
  /** BR-DE-3 and BR-DE-4: a last line of digits names no town. */
  SELLER_ADDRESS: said(500)
    .transform(splitLines)
    .refine(
      lines => lines.every(line => line !== '') && /\p{L}/u.test(lines.at(-1) ?? ''),
      'must be lines with commas between, the last one with the town, like 14 Foundry Lane, 10115 Example City',
    )
    .optional(),
  SELLER_VAT_ID: said(50)
    .trim()
    .toUpperCase()
    .refine(namesCountry, 'must begin with the code of a country, like DE123456788')
    .optional(),
  SELLER_COUNTRY: z.string().refine(isCountry, 'must be the code of a country like DE').optional(),
  /** BR-DE-27. */
  SELLER_PHONE: said(50)
    .refine(hasTelephoneDigits, 'must be a telephone number like +49 30 23125 000')
    .optional(),
  /** BR-DE-19. */
  SELLER_IBAN: z
    .string()
    .transform(value => value.replaceAll(' ', ''))
    .refine(isIban, 'must be an IBAN like DE02 1203 0000 0000 2020 51, its check digits included')
    .optional(),
}

type Settings = z.output<z.ZodObject<typeof sellerSettings>> & { readonly CONTACT_TO?: string | undefined }

/**
 * In the demo, the seller is fictitious: the telephone number and the domain are set aside for fiction, the VAT ID has a wrong check digit and
 * is nobody's, the IBAN is the example of the Bundesbank. The first admin's address is a name to sign in with, and is never the seller's.
 */
export function readSeller(env: Settings): Seller {
  const isInvented = env.SELLER_NAME === undefined
  return {
    name: env.SELLER_NAME ?? 'Parts Hub Manufacturing',
    address: env.SELLER_ADDRESS ?? ['14 Foundry Lane', '10115 Example City'],
    vatId: env.SELLER_VAT_ID ?? (isInvented ? 'DE123456789' : ''),
    country: env.SELLER_COUNTRY ?? countryOfVatId(env.SELLER_VAT_ID) ?? 'DE',
    email: env.CONTACT_TO ?? (isInvented ? 'sales@example.com' : ''),
    phone: env.SELLER_PHONE ?? (isInvented ? '+49 30 23125 000' : ''),
    iban: env.SELLER_IBAN ?? (isInvented ? 'DE02120300000000202051' : ''),
  }
}
