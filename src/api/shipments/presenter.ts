import { pageOfParcel } from '#contract/shipments/carriers.ts'
import type { Parcel } from '#contract/shipments/parcels.ts'
import type { Shipment } from '#contract/shipments/shipments.ts'
import type { Parcel as NotedParcel } from '#domain/shipments/parcels.ts'
import type { Dispatched, ShippedLine } from '#domain/shipments/read.ts'

/** A parcel with the page where it is followed. */
export function presentParcel({ carrier, number }: NotedParcel): Parcel {
  return { carrier, number, page: pageOfParcel({ carrier, number }) ?? null }
}

/** What has left of an order, in which parcels, and what is still to come. */
export function presentDispatched({ shipments, toCome, parcels }: Dispatched) {
  return {
    shipments: shipments.map(presentShipment),
    toCome: toCome.map(line => ({
      ...presentLine(line),
      awaited: line.awaited ?? 0,
      openLots: (line.openLots ?? []).map(({ id: _id, number, remaining }) => ({ _id, number, remaining })),
    })),
    parcels: parcels.map(presentParcel),
  }
}

export function presentShipment({ id, at, ...shipment }: Dispatched['shipments'][number]): Shipment {
  return {
    _id: id ?? null,
    shippedAt: at?.toISOString() ?? null,
    shippedBy: shipment.shippedBy ?? null,
    undoableUntil: shipment.undoableUntil?.toISOString() ?? null,
    lines: shipment.lines.map(line => ({
      ...presentLine(line),
      lots: line.lots.map(({ id: lot, ...rest }) => ({ _id: lot, ...rest })),
    })),
    parcels: shipment.parcels.map(presentParcel),
  }
}

/** Pieces of a line of an order. */
export const presentLine = ({
  position: line,
  name,
  sku,
  quantity: pieces,
}: Omit<ShippedLine, 'productId'>) => ({
  line,
  name,
  sku,
  pieces,
})
