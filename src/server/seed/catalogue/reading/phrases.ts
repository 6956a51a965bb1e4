import { fractionOfInch, INCH, recessNumber } from '@parts-hub/parts'
import type { RangeSize } from '@parts-hub/parts/ranges'
import type { Grade } from '../grade.ts'
import { goesWith } from './goes-with.ts'

type Phrase = (size: RangeSize, grade: Grade) => string

/** What the words of an offer may name in braces besides dimensions. */
export const phrases: Readonly<Record<string, Phrase>> = {
  // Of the size and the grade, as they are.
  label: ({ label }) => label,
  code: ({ code }) => code,
  grade: (_, { label }) => label,
  text: (_, { text }) => text,

  // Parts of the label: of '6 x 30, blue' 6, 30 and '6 x 30'.
  'label to space': ({ label }) => label.split(' ')[0] ?? '',
  'label after x': ({ label }) => label.split(' x ')[1] ?? '',
  'label to comma': ({ label }) => label.split(',')[0] ?? '',
  'label apart': ({ label }) => label.replace(/^UCP/, 'UCP '),
  'label as title': ({ label }) =>
    label.replaceAll(
      /\b(?:band|belt|bore|links|teeth)\b/g,
      word => word.charAt(0).toUpperCase() + word.slice(1),
    ),
  'first letter of code': ({ code }) => code.slice(0, 1),

  // Of a grade, as the names of its family have it.
  'metal of sintered grade': (_, { label }) => label.replace('Sintered ', ''),
  'label with bearing grade': ({ label }, { code, label: grade }) =>
    code === null ? `${label}, ${grade}` : `${label}-${grade}`,
  /** DIN 7: pins are made with a tight and with a loose fit. */
  'fit of pin': ({ dimensions: { d } }, { code }) =>
    code === 'H8' ? `h8: slides into a hole of ${d} H8.` : `m6: sits tight in a reamed hole of ${d} H7.`,

  // Tools.
  /** Across flats, in inches, as nuts and bolts of the inch system have them: '9/16', '1 1/8'. */
  'inch spanner': ({ dimensions: { s = 0 } }) => inchSpanner(s, 16),
  'small inch spanner': ({ dimensions: { s = 0 } }) => inchSpanner(s, 32),
  'inch key': ({ dimensions: { s = 0 } }) => inchKey(s),
  'cross driver': ({ dimensions: { m = 0 } }) => `PH${recessNumber(m)}`,
  'pozi driver': ({ dimensions: { m = 0 } }) => `PZ${recessNumber(m)}`,

  // What else goes with a size.
  ...Object.fromEntries(
    [...goesWith].map(([table, wordsFor]): [string, Phrase] => [
      table,
      ({ dimensions }) => wordsFor(dimensions),
    ]),
  ),
}

/** For a width across flats in mm, the next spanner in such parts of an inch: nuts are a little narrower than theirs. */
function inchSpanner(acrossFlats: number, parts: number): string {
  return fractionOfInch(Math.ceil((acrossFlats / INCH) * parts - 0.06) / parts)
}

/** A key's width in inches: '3/16"'; the smallest are given in thousandths. */
function inchKey(width: number): string {
  const inches = width / INCH
  const isFraction = Math.abs(inches * 64 - Math.round(inches * 64)) <= 0.01
  return `${isFraction ? fractionOfInch(inches) : inches.toFixed(3)}"`
}
