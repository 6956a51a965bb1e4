/* Without zod: pages and the database need it. */

/**
 * What moves money at the card service. `returned`: a payout that did not reach the bank; `other`: what the shop does not book, in the service's
 * own word. What the service keeps of a movement is the movement's fee; `fee` is one that belongs to no other.
 */
export const movementKinds = ['charge', 'refund', 'dispute', 'fee', 'returned', 'other'] as const
export type MovementKind = (typeof movementKinds)[number]

export const movementKindNames: Readonly<Record<MovementKind, string>> = {
  charge: 'Payment',
  refund: 'Refund',
  dispute: 'Dispute',
  fee: 'Fee',
  returned: 'Payout that came back',
  other: 'Other',
}

/** Every state of a payout: https://docs.stripe.com/api/payouts/object#payout_object-status */
export const payoutStatuses = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const
export type PayoutStatus = (typeof payoutStatuses)[number]

/** How many parts of a payout are listed; its file has all of them. */
export const MAX_LISTED_PARTS = 500
