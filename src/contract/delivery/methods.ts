/* Without zod: pages, papers and the database name them too. */

/** How goods are delivered, the standard way first. Pick-up is at the seller's. */
export const deliveryMethodIds = ['parcel', 'express', 'pallet', 'pick-up'] as const
export type DeliveryMethodId = (typeof deliveryMethodIds)[number]

export const deliveryMethodNames: Readonly<Record<DeliveryMethodId, string>> = {
  parcel: 'Parcel',
  express: 'Express',
  pallet: 'Pallet',
  'pick-up': 'Pick-up',
}

/** The most zones of a method, and the most prices of a zone. */
export const MAX_ZONES = 30
export const MAX_WEIGHT_STEPS = 30
