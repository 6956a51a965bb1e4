import { z } from 'zod'
import type { VatRegistrations } from '#domain/context.ts'
import { onDesk } from './desk-settings.ts'
import { readVatNumbers } from './vat-numbers.ts'

/** Which VAT is charged, and where the seller is registered for it. */
export const vatSettings = {
  VAT_RATE: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a percentage like 20 or 8.1')
    .transform(Number)
    .optional()
    .register(onDesk, {
      section: 'vat',
      label: 'VAT within prices, in percent',
      help: 'Of your own country, from the next order on. Orders and quotes keep the rate that they were made with.',
    }),
  VAT_REGISTRATIONS: z.string().transform(readVatNumbers).optional().register(onDesk, {
    section: 'vat',
    label: 'VAT numbers elsewhere',
    help: 'In Great Britain and Switzerland, like GB:GB123456789,CH:CHE-123.456.789 MWST.',
  }),
  UNREGISTERED_COUNTRIES: z
    .enum(['export', 'refuse'], 'must be export or refuse')
    .default('export')
    .register(onDesk, {
      section: 'vat',
      label: 'Of these two, where you have no number',
      choices: { export: 'Deliver without VAT', refuse: 'Do not deliver' },
    }),
  OSS: z
    .enum(['yes', 'no'], 'must be yes or no')
    .default('yes')
    .register(onDesk, {
      section: 'vat',
      label: 'One-Stop Shop',
      help: 'With it, private persons elsewhere in the European Union pay the VAT of their country.',
      choices: { yes: 'Registered', no: 'Not registered' },
    }),
  UNCHECKED_VAT_IDS: z
    .enum(['charge', 'accept'], 'must be charge or accept')
    .default('charge')
    .register(onDesk, {
      section: 'vat',
      label: 'While VIES does not answer about a VAT ID',
      choices: { charge: 'Charge the VAT', accept: 'Accept the number, at your risk' },
    }),
}

export function readRegistrations(env: z.output<z.ZodObject<typeof vatSettings>>): VatRegistrations {
  return {
    numbers: env.VAT_REGISTRATIONS ?? {},
    hasOss: env.OSS === 'yes',
    refusesOthers: env.UNREGISTERED_COUNTRIES === 'refuse',
  }
}
