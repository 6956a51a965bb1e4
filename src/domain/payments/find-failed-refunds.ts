import type { CardRefund } from '../ports.ts'

/** A refund that went out. */
interface SentRefund {
  /** Its id at the card service; null where the shop never heard it. */
  readonly serviceId: string | null
  readonly amountCents: number
}

/**
 * Which of the refunds that went out have failed at the card service, and why. One whose id there is not known is found by its
 * amount, as long as less has arrived than went out.
 */
export function findFailedRefunds<Sent extends SentRefund>(
  sent: readonly Sent[],
  listed: readonly Pick<CardRefund, 'id' | 'amountCents' | 'failure'>[],
): { refund: Sent; failure: string }[] {
  const total = (rows: readonly { amountCents: number }[]) =>
    rows.reduce((sum, { amountCents }) => sum + amountCents, 0)
  let missing = total(sent) - total(listed.filter(({ failure }) => failure === undefined))
  const failed: { refund: Sent; failure: string }[] = []
  for (const { id, failure, amountCents } of listed) {
    if (failure === undefined) continue
    const own = sent.find(({ serviceId }) => serviceId === id)
    const isFree = (row: Sent) =>
      row.serviceId === null &&
      row.amountCents === amountCents &&
      !failed.some(({ refund }) => refund === row)
    const refund = own ?? (missing >= amountCents ? sent.find(isFree) : undefined)
    if (!refund) continue
    failed.push({ refund, failure: failure.replaceAll('_', ' ') })
    missing -= refund.amountCents
  }
  // One refund there may stand for several here: what it gave back beyond its own row was booked without a name.
  for (const refund of sent.toReversed()) {
    const isNameless = refund.serviceId === null && !failed.some(each => each.refund === refund)
    const failure = failed.at(-1)?.failure
    if (failure === undefined || !isNameless || refund.amountCents > missing) continue
    failed.push({ refund, failure })
    missing -= refund.amountCents
  }
  return failed
}
