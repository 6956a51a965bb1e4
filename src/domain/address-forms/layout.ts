import type { AddressPart } from '#contract/postal-addresses/postal-addresses.ts'
import type { CountryData } from './country-data.ts'

/** What a line of an address consists of: its parts, and what is written between or before them. */
export type Token = { readonly part: AddressPart } | { readonly written: string }

/** The letters of the address data. */
const PARTS: Readonly<Record<string, readonly AddressPart[]>> = {
  N: ['name'],
  O: ['company'],
  A: ['street', 'street2'],
  C: ['city'],
  S: ['region'],
  Z: ['postcode'],
}

/** Districts and sorting codes, with what follows them, have no field: people write them with street or city. */
const WITHOUT_FIELD = /%[DX][^%]*/g

/** The parts that letters of the address data stand for. */
export function partsOf(letters: string): AddressPart[] {
  return [...letters].flatMap(letter => PARTS[letter] ?? [])
}

/** The lines of an address as a country writes them, in the Latin script. Lines without a part, such as 'JERSEY', are left out. */
export function layOut({ fmt, lfmt }: CountryData): Token[][] {
  return (lfmt ?? fmt)
    .split('%n')
    .flatMap(format => splitStreet(tokensOf(format.replaceAll(WITHOUT_FIELD, ''))))
    .filter(line => line.some(token => 'part' in token))
}

function tokensOf(format: string): Token[] {
  return format
    .split(/(%[A-Z])/)
    .filter(piece => piece !== '')
    .flatMap((piece): Token[] =>
      piece.startsWith('%') ? partsOf(piece).map(part => ({ part })) : [{ written: piece }],
    )
}

/** Gives both lines of the street a line each, and what a few countries write beside it, another one. */
function splitStreet(line: Token[]): Token[][] {
  const parts = line.flatMap(token => ('part' in token ? [token.part] : []))
  if (!parts.includes('street')) return [line]
  const others = parts.filter(part => part !== 'street' && part !== 'street2')
  const beside = others.flatMap((part, index): Token[] => [
    ...(index > 0 ? [{ written: ' ' }] : []),
    { part },
  ])
  return [[{ part: 'street' }], [{ part: 'street2' }], beside]
}
