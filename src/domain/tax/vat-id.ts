/** A VAT ID as registers write it: in capitals, without spaces, dots and dashes. 'de 136.695.976' becomes 'DE136695976'. */
export function normalizeVatId(typed: string): string {
  return typed.toUpperCase().replaceAll(/[\s.\-/_]/g, '')
}

/**
 * The country whose register a normalised VAT ID is of, by its first two letters: its code, GR for the EL of Greece, XI for
 * Northern Ireland.
 */
export function countryOfVatId(vatId: string): string {
  const prefix = vatId.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}
