import { z } from 'zod'
import { keptText } from './common.ts'

/** Whether it is an IBAN without spaces, in capitals, its check digits included: ISO 13616. */
export function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(value)) return false
  const digits = Array.from(value.slice(4) + value.slice(0, 4), letter => Number.parseInt(letter, 36))
  return BigInt(digits.join('')) % 97n === 1n
}

/** An IBAN as people write it, with spaces and in any case; '' if it is left out. */
export const optionalIban = keptText(60)
  .transform(value => (value ?? '').replaceAll(/\s/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .refine(value => value === '' || isIban(value), 'must be an IBAN like DE02 1203 0000 0000 2020 51'),
  )
