import type { ShippedLot } from '#contract/lots/lots.ts'
import type { TrackedOrder } from '#contract/tracking/tracking.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { ParcelLinks } from './ParcelLink.tsx'

type Line = TrackedOrder['toCome'][number]
type Part = Omit<TrackedOrder['shipments'][number], 'lines'> & { readonly lines: readonly SentLine[] }
/** A link to follow an order says nothing of lots. */
type SentLine = Line & { readonly lots?: readonly ShippedLot[] }

interface ShippedPartsProps {
  shipments: readonly Part[]
  toCome: readonly Line[]
  /** Of which declarations and certificates are fetched. */
  order?: { readonly _id: string }
}

/** What has left of an order, what is in which parcels, and what is still to come; nothing before something has left. */
export function ShippedParts({ shipments, toCome, order }: ShippedPartsProps) {
  if (shipments.length === 0) return null
  return (
    <section aria-labelledby="shipped" className="sheet p-5">
      <h2 id="shipped" className="mb-3 text-2xl">
        What has been shipped
      </h2>
      <ol className="grid gap-4">
        {shipments.map((shipment, place) => (
          <li
            key={shipment.shippedAt}
            className="grid gap-2 border-t border-line pt-3 first:border-t-0 first:pt-0"
          >
            <h3 className="font-semibold">{nameShipment(shipment, place, shipments.length)}</h3>
            {shipment.parcels.length > 0 && <ParcelLinks parcels={shipment.parcels} />}
            <ShippedLines lines={shipment.lines} order={order} />
          </li>
        ))}
      </ol>
      {toCome.length > 0 && (
        <div className="mt-4 grid gap-2 border-t border-line pt-3">
          <h3 className="font-semibold">Still to come</h3>
          <ShippedLines lines={toCome} />
        </div>
      )}
    </section>
  )
}

/** 'Shipment 2, 26 Nov 2026'; the day alone of the only one. */
function nameShipment({ shippedAt }: Pick<Part, 'shippedAt'>, place: number, count: number): string {
  const day = shippedAt === null ? '' : formatDay(shippedAt)
  const name = count > 1 || day === '' ? `Shipment ${place + 1}` : ''
  return [name, day].filter(Boolean).join(', ')
}

/** How many pieces of what, and of which lots. */
export function ShippedLines({
  lines,
  order,
}: {
  lines: readonly SentLine[]
  order?: ShippedPartsProps['order']
}) {
  return (
    <ul className="text-sm">
      {lines.map(({ line, name, sku, pieces, lots = [] }) => (
        <li key={line} className="wrap-anywhere">
          {formatCount(pieces)} × {name}
          {sku && <span className="text-muted"> {sku}</span>}
          {order && (
            <>
              {' · '}
              <a
                href={`/order/${encodeURIComponent(order._id)}/lines/${line}/declaration-2.1`}
                download
                className="link font-semibold"
              >
                Declaration 2.1 (PDF)<span className="sr-only"> of {name}</span>
              </a>
            </>
          )}
          {lots.length > 0 && (
            <ul aria-label={`Lots of ${name}`} className="mt-1 mb-2 grid gap-1 border-l-2 border-line pl-3">
              {lots.map(lot => (
                <li key={lot._id}>
                  {formatCount(lot.pieces)} of lot {lot.number}
                  {lot.hasCertificate && order && (
                    <>
                      {' · '}
                      <a
                        href={`/order/${encodeURIComponent(order._id)}/lots/${encodeURIComponent(lot._id)}/certificate`}
                        download
                        className="link font-semibold"
                      >
                        Certificate 3.1 (PDF)<span className="sr-only"> of lot {lot.number}</span>
                      </a>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
