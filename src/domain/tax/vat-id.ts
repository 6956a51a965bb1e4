/** A VAT ID as registers write it: in capitals, without spaces, dots and dashes, EL for Greece. 'de 136.695.976' becomes 'DE136695976'. */
export function normalizeVatId(typed: string): string {
  const written = typed.toUpperCase().replaceAll(/[\s.\-/_]/g, '')
  return written.startsWith('GR') ? `EL${written.slice(2)}` : written
}

/**
 * The country whose register a normalised VAT ID is of, by its first two letters: its code, GR for the EL of Greece, XI for
 * Northern Ireland.
 */
export function countryOfVatId(vatId: string): string {
  const prefix = vatId.slice(0, 2)
  return prefix === 'EL' ? 'GR' : prefix
}
