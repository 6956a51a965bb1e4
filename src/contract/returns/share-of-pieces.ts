/* Without zod, as pages need it. */
import { type Cents, cents, smallerOf, subtractCents } from '../money.ts'

/** What is known of a line whose pieces are refunded. */
export interface RefundedLine {
  /** What was paid for all of its pieces. */
  readonly shareCents: Cents
  readonly ordered: number
  /** Pieces for which money was given back before. */
  readonly credited: number
  /** What of its price was not given back. */
  readonly leftCents: Cents
}

/**
 * What more pieces of a line come to. Counted from its first piece, so that the parts add up to the line's whole to the cent, in whatever
 * parts it is given back; never more than is left of it.
 */
export function shareOfPieces(
  { shareCents, ordered, credited, leftCents }: RefundedLine,
  more: number,
): Cents {
  const upTo = (count: number) => cents(Number((BigInt(shareCents) * BigInt(count)) / BigInt(ordered)))
  return smallerOf(subtractCents(upTo(credited + more), upTo(credited)), leftCents)
}
