import { type Cents, smallerOf, subtractCents } from '#contract/money.ts'
import type { CardRefund } from '../ports.ts'
import { sumCents } from './sum.ts'

/** A refund that was sent. */
interface SentRefund {
  /** Its id at the card service; null if no refund there corresponds to it alone. */
  readonly serviceId: string | null
  readonly amountCents: Cents
}

interface FailedRefund<Sent> {
  readonly refund: Sent
  /** How much of it has not arrived. */
  readonly amountCents: Cents
  readonly failure: string
}

/**
 * Which of the refunds sent have failed at the card service, and why: those whose id there is known, and of the others as
 * much as is missing in total. Those with the amount of a failed refund come first, then the newest, the last one possibly in
 * part. Both lists are for one intent.
 */
export function findFailedRefunds<Sent extends SentRefund>(
  sent: readonly Sent[],
  listed: readonly Pick<CardRefund, 'id' | 'amountCents' | 'failure'>[],
): FailedRefund<Sent>[] {
  const failed: FailedRefund<Sent>[] = []
  const unnamed: { amountCents: Cents; failure: string }[] = []
  for (const { id, amountCents, failure } of listed) {
    if (failure === undefined) continue
    const reason = { failure: failure.replaceAll('_', ' ') }
    const refund = sent.find(({ serviceId }) => serviceId === id)
    if (refund) failed.push({ refund, amountCents: refund.amountCents, ...reason })
    else unnamed.push({ amountCents, ...reason })
  }
  const arrived = listed.filter(({ failure }) => failure === undefined)
  let missing = subtractCents(sumCents(sent), sumCents([...arrived, ...failed]))
  const open = (refund: Sent, amountCents: Cents, failure: string) => {
    failed.push({ refund, amountCents, failure })
    missing = subtractCents(missing, amountCents)
  }
  const isOpen = (refund: Sent) => failed.some(each => each.refund === refund)
  const nameless = sent.filter(({ serviceId }) => serviceId === null)
  for (const { amountCents, failure } of unnamed) {
    const same = nameless.find(each => each.amountCents === amountCents && !isOpen(each))
    if (same && amountCents <= missing) open(same, amountCents, failure)
  }
  const failure = (unnamed.at(-1) ?? failed.at(-1))?.failure
  for (const refund of nameless.toReversed())
    if (failure !== undefined && missing > 0 && !isOpen(refund))
      open(refund, smallerOf(refund.amountCents, missing), failure)
  return failed
}
