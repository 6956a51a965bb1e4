/* Without zod, as the search field needs it. */

/** A part number as it is compared: in capitals, without spaces and dashes of any kind. '4711 - a' is '4711A'. */
export function normalisePartNumber(number: string): string {
  return number
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}\u2212]+/gu, '')
}
