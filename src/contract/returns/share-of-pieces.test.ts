import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addCents, cents, subtractCents } from '../money.ts'
import { shareOfPieces } from './share-of-pieces.ts'

const line = (share: number, ordered: number) => ({
  shareCents: cents(share),
  ordered,
  credited: 0,
  leftCents: cents(share),
})

test('a third of ten euros is 3.33, and the last third what is left', () => {
  const whole = line(1000, 3)
  expect(shareOfPieces(whole, 1)).toBe(333)
  expect(shareOfPieces({ ...whole, credited: 2, leftCents: cents(334) }, 1)).toBe(334)
})

test('pieces come to no more than is left of their line', () =>
  expect(shareOfPieces({ ...line(1000, 4), leftCents: cents(100) }, 2)).toBe(100))

test('in whatever parts a line is given back, they add up to it', () =>
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000 }),
      fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }),
      (share, parts) => {
        const ordered = parts.reduce((sum, part) => sum + part, 0)
        let known = line(share, ordered)
        const given = parts.map(part => {
          const amount = shareOfPieces(known, part)
          const leftCents = subtractCents(known.leftCents, amount)
          known = { ...known, credited: known.credited + part, leftCents }
          return amount
        })
        expect(addCents(...given)).toBe(share)
        expect(known.leftCents).toBe(0)
      },
    ),
  ))
