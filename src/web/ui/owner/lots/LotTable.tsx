import { Link } from '@tanstack/react-router'
import type { Lot } from '#contract/lots/lots.ts'
import { useRights } from '../../../rights.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { Certificate } from './Certificate.tsx'

const columns: readonly Column<Lot>[] = [
  {
    label: 'Lot',
    show: ({ _id, number }) => (
      <Link to="/dashboard/lots/$id" params={{ id: _id }} className="text-link font-semibold wrap-anywhere">
        {number}
      </Link>
    ),
  },
  {
    label: 'Received',
    show: ({ received, receivedAt, receivedBy }) => (
      <>
        {formatCount(received)}
        <span className="block text-sm text-muted wrap-anywhere">
          <time dateTime={receivedAt}>{formatDay(receivedAt)}</time>, {receivedBy}
        </span>
      </>
    ),
  },
  { label: 'Shipped', show: ({ shipped }) => formatCount(shipped) },
  { label: 'Scrapped', show: ({ scrapped }) => formatCount(scrapped) },
  {
    label: 'Left',
    show: ({ remaining }) => <strong className="font-semibold">{formatCount(remaining)}</strong>,
  },
  { label: 'Certificate', show: lot => <Certificate lot={lot} /> },
]

const ofMany: Column<Lot> = {
  label: 'Product',
  show: lot => <LotProduct lot={lot} />,
}

/** Lots with what became of their pieces, of one product or of many. */
export function LotTable({ lots, isOfMany = false }: { lots: readonly Lot[]; isOfMany?: boolean }) {
  const [lot, ...figures] = columns
  const shown = isOfMany && lot ? [lot, ofMany, ...figures] : columns
  return <ListTable caption="Lots" columns={shown} rows={lots} keyOf={({ _id }) => _id} />
}

/** What a lot is of, and for those who see its stock the way there. */
export function LotProduct({ lot: { product, name, sku } }: { lot: Lot }) {
  const maySee = useRights()('seeStock')
  return (
    <>
      {maySee ? (
        <Link to="/dashboard/products/$id" params={{ id: product }} className="link wrap-anywhere">
          {name}
        </Link>
      ) : (
        <span className="wrap-anywhere">{name}</span>
      )}
      {sku && <span className="block text-sm text-muted wrap-anywhere">{sku}</span>}
    </>
  )
}
