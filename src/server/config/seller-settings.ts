import { z } from 'zod'
import { isOneLine } from '#contract/common.ts'
import { isCountry } from '#contract/countries.ts'
import { isIban } from '#contract/iban.ts'
import { printed } from '#contract/printable.ts'
import type { Seller } from '#db/tables/invoice-content.ts'
import { hasTelephoneDigits } from '#domain/invoices/xrechnung.ts'
import { countryOfVatId } from './config-problems.ts'
import { onDesk } from './desk-settings.ts'

/** A text on papers. */
const said = (max: number) => printed(z.string().max(max).refine(isOneLine, 'must be one line'))

const splitLines = (value: string) => value.split(',').map(line => line.trim())

/** BR-CO-09; XI is Northern Ireland. */
const namesCountry = (vatId: string) => vatId.startsWith('XI') || countryOfVatId(vatId) !== undefined

/**
 * The seller, as invoices name it: in forms in which they keep the rules of EN 16931 and XRechnung
 * (https://xeinkauf.de/xrechnung/versionen-und-bundles/) that ask for more than that something is there.
 */
export const sellerSettings = {
  SELLER_NAME: said(200).trim().min(1, 'must be a name').optional().register(onDesk, {
    section: 'company',
    label: 'Name',
    help: 'On pages, papers and in mails. Invoices that are written keep the company they were written with.',
  }),
  /** BR-DE-3 and BR-DE-4: a last line of digits names no town. */
  SELLER_ADDRESS: said(500)
    .transform(splitLines)
    .refine(
      lines => lines.every(line => line !== '') && /\p{L}/u.test(lines.at(-1) ?? ''),
      'must be lines with commas between, the last one with the town, like 14 Foundry Lane, 10115 Example City',
    )
    .optional()
    .register(onDesk, {
      section: 'company',
      label: 'Address',
      help: 'Its lines with commas between, the last one with the postcode and the town.',
    }),
  SELLER_VAT_ID: said(50)
    .trim()
    .toUpperCase()
    .refine(namesCountry, 'must begin with the code of a country, like DE123456788')
    .optional()
    .register(onDesk, {
      section: 'company',
      label: 'VAT ID',
      help: 'On invoices. Without it they carry no XML by EN 16931.',
    }),
  SELLER_COUNTRY: z.string().refine(isCountry, 'must be the code of a country like DE').optional(),
  CONTACT_TO: z.email('must be an email address').optional().register(onDesk, {
    section: 'company',
    label: 'Email address',
    help: 'Receives messages and news of orders, and is shown on pages, papers and in mails. Without it messages go to the first admin, and none is shown.',
  }),
  /** BR-DE-27. */
  SELLER_PHONE: said(50)
    .refine(hasTelephoneDigits, 'must be a telephone number like +49 30 23125 000')
    .optional()
    .register(onDesk, {
      section: 'company',
      label: 'Telephone',
      help: 'On pages and papers. Without it there are no XRechnungen.',
    }),
  /** BR-DE-19. */
  SELLER_IBAN: z
    .string()
    .transform(value => value.replaceAll(' ', ''))
    .refine(isIban, 'must be an IBAN like DE02 1203 0000 0000 2020 51, its check digits included')
    .optional()
    .register(onDesk, {
      section: 'bank',
      label: 'IBAN',
      help: 'Of the account that invoices ask transfers to. Without it nothing is sold on account.',
    }),
}

/** What stands at the foot of papers besides who sells: lines, as text areas send them. */
const MAX_FOOTER = { characters: 400, lines: 5 } as const

export const paperSettings = {
  PAPER_FOOTER: printed(
    z
      .string()
      .trim()
      .max(MAX_FOOTER.characters, `must have at most ${MAX_FOOTER.characters} characters`)
      .refine(
        value => splitFooter(value).length <= MAX_FOOTER.lines,
        `must have at most ${MAX_FOOTER.lines} lines`,
      )
      .optional(),
  ).register(onDesk, {
    section: 'look',
    label: 'Foot of papers',
    help: `The register court, the bank and what else the law asks for: at most ${MAX_FOOTER.lines} lines and ${MAX_FOOTER.characters} characters, on invoices, credit notes, confirmations and quotes. Invoices that are written keep theirs.`,
    kind: 'area',
  }),
}

function splitFooter(value: string): string[] {
  return value
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
}

type Settings = z.output<z.ZodObject<typeof sellerSettings & typeof paperSettings>>

/**
 * In the demo, the seller is fictitious: the telephone number and the domain are set aside for fiction, the VAT ID has a wrong check digit and
 * is nobody's, the IBAN is the example of the Bundesbank.
 */
export const INVENTED_SELLER = {
  SELLER_NAME: 'Parts Hub Manufacturing',
  SELLER_ADDRESS: '14 Foundry Lane, 10115 Example City',
  SELLER_VAT_ID: 'DE123456789',
  SELLER_PHONE: '+49 30 23125 000',
  SELLER_IBAN: 'DE02120300000000202051',
} as const satisfies Partial<Record<keyof Settings, string>>

/** The seller by the settings. The first admin's address is a name to sign in with, and is never the seller's; an invented one has an invented address. */
export function readSeller(env: Settings, { isInvented }: { readonly isInvented: boolean }): Seller {
  return {
    name: env.SELLER_NAME ?? '',
    address: env.SELLER_ADDRESS ?? [],
    vatId: env.SELLER_VAT_ID ?? '',
    country: env.SELLER_COUNTRY ?? countryOfVatId(env.SELLER_VAT_ID) ?? 'DE',
    email: env.CONTACT_TO ?? (isInvented ? 'sales@example.com' : ''),
    phone: env.SELLER_PHONE ?? '',
    iban: env.SELLER_IBAN ?? '',
    ...(env.PAPER_FOOTER && { footer: splitFooter(env.PAPER_FOOTER) }),
  }
}
