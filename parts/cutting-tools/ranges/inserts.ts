import { defineRange, type Range } from '../../range.ts'
import { insert, iso1832, positiveInsert } from '../../standards/indexable-inserts.ts'

/** A range of each designation: without clearance, N, it is a negative insert. */
export const inserts: readonly Range[] = iso1832.rows.map(({ letters, numbers }) => {
  const hasThreeCorners = /^[TW]/.test(letters)
  return letters.charAt(1) === 'N'
    ? defineRange(letters, hasThreeCorners ? 'trigonal-insert' : 'indexable-insert', iso1832, sizes(insert))
    : defineRange(
        letters,
        hasThreeCorners ? 'positive-trigonal-insert' : 'positive-insert',
        iso1832,
        sizes(positiveInsert),
      )

  function sizes<Numbers>(dimensionsOf: (letters: string, numbers: string) => Numbers) {
    return numbers.map(code => ({
      code,
      label: `${letters} ${code}`,
      dimensions: dimensionsOf(letters, code),
    }))
  }
})
