/* Without zod: the database, pages and mails name them too. */

/** Who brings parcels. */
export const carrierIds = ['dhl', 'dpd', 'gls', 'ups', 'fedex', 'hermes', 'other'] as const
export type CarrierId = (typeof carrierIds)[number]

export const carrierNames: Readonly<Record<CarrierId, string>> = {
  dhl: 'DHL',
  dpd: 'DPD',
  gls: 'GLS',
  ups: 'UPS',
  fedex: 'FedEx',
  hermes: 'Hermes',
  other: 'Another carrier',
}

/** Where parcels are followed, before their number: as the carriers' own sites lead to them in November 2026. */
const pages: Readonly<Partial<Record<CarrierId, string>>> = {
  dhl: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  dpd: 'https://tracking.dpd.de/status/en_US/parcel/',
  gls: 'https://gls-group.com/track/',
  ups: 'https://www.ups.com/track?tracknum=',
  fedex: 'https://www.fedex.com/fedextrack/?trknbr=',
  hermes: 'https://www.myhermes.de/empfangen/sendungsverfolgung/sendungsinformation#',
}

/** The carrier of this id or name, however its letters are written: 'DHL', 'dhl'. */
export function findCarrier(written: string): CarrierId | undefined {
  const wanted = written.trim().toLowerCase()
  return carrierIds.find(id => id === wanted || carrierNames[id].toLowerCase() === wanted)
}

/** Where a parcel is followed; undefined if its carrier has no page for that. */
export function pageOfParcel({
  carrier,
  number,
}: {
  carrier: CarrierId
  number: string
}): string | undefined {
  const page = pages[carrier]
  return page && page + encodeURIComponent(number)
}
