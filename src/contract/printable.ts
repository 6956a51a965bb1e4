import type { z } from 'zod'

const subsets = [
  'latin',
  'latin-ext',
  'vietnamese',
  'latin-rest',
  'greek',
  'cyrillic',
  'cyrillic-ext',
] as const
export type Subset = (typeof subsets)[number]

/**
 * What papers can be printed in: the letters of every country of the European Union and their neighbours. Each class is a subset of a font
 * (`adapters/papers/text.ts`), whose own tables a test compares it with; a letter is taken from the first subset that has it.
 */
const printableLetters: Readonly<Record<Subset, RegExp>> = {
  latin:
    /[ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u2044\u20ac\u2122\u2212\u2215]/,
  'latin-ext':
    /[\u0100-\u0113\u0116-\u012b\u012d-\u0130\u0133-\u0137\u0139-\u013e\u0140-\u0148\u014a-\u014d\u014f-\u0151\u0154-\u017e\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd\u01ce\u01d4\u01e5\u01e7\u01e9\u01ef\u01ff\u0218-\u021b\u021f\u0228\u0229\u0237\u0259\u0292\u02c7\u02c9\u02dd\u1e80-\u1e85\u1ef2-\u1ef9\u2020\u20a3\u20ba\u20bd\u2113]/,
  vietnamese: /[\u1ea0-\u1ef1]/,
  'latin-rest':
    /[\u0114\u0115\u012c\u0132\u0138\u013f\u0149\u014e\u017f\u01cf-\u01d3\u01d5-\u01dc\u01fa-\u01fe\u1e9e\u20a1\u20a4\u20a6\u20a8-\u20ab\u20ad\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8\u20b9\u20bf]/,
  greek: /[\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]/,
  cyrillic: /[\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/,
  'cyrillic-ext':
    /[\u0462\u0463\u046a\u046b\u0472-\u0475\u0492-\u04af\u04b2-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9\u0524\u0525]/,
}

/** The subset that a letter is printed from; undefined if no font has it. */
export function subsetOf(letter: string): Subset | undefined {
  // Nearly every letter of a paper is one of these.
  if (letter >= ' ' && letter <= '~') return 'latin'
  return subsets.find(subset => printableLetters[subset].test(letter))
}

/** Signs of engineers that no font has, as others write them. */
const signs: Readonly<Record<string, string>> = { '⌀': 'Ø', '∅': 'Ø', '≤': '<=', '≥': '>=' }

/** A text as it is set: in composed letters and common signs, on one line, with plain hyphens, without signs that nobody sees. */
export function toPrinted(text: string): string {
  return (
    text
      .normalize('NFC')
      .replaceAll(/[^\S\u00a0]+/g, ' ')
      .replaceAll(/[\u2010\u2011]/g, '-')
      .replaceAll(/[⌀∅≤≥]/g, sign => signs[sign] ?? sign)
      // 1⅜ is not 13⁄8.
      .replaceAll(/(?<=\d)(?=[⅐-⅞])/g, ' ')
      .replaceAll(/[⅐-⅞]/g, fraction => fraction.normalize('NFKC'))
      .replaceAll(/\p{Cf}/gu, '')
  )
}

/** The first letter of a text that no font has; undefined if papers can say all of it. */
export function findUnprintable(text: string): string | undefined {
  return Array.from(toPrinted(text)).find(letter => subsetOf(letter) === undefined)
}

/** A text that papers say: rejects letters that they could only print as question marks. */
export function printed<Schema extends z.ZodType<string | undefined>>(schema: Schema): Schema {
  return schema.refine(value => value === undefined || findUnprintable(value) === undefined, {
    error: ({ input }) =>
      `has “${findUnprintable(String(input))}”, which papers cannot print: please write it in Latin letters`,
  })
}
