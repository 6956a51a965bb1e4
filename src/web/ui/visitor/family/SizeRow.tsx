import { memo, useEffect } from 'react'
import { partPath } from '#contract/catalog/addresses.ts'
import type { Family } from '#contract/catalog/families.ts'
import { byLanguage } from '#contract/language.ts'
import type { TableColumn } from '#contract/search/search.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Price } from '../../base/figures/Price.tsx'
import { RowPurchase } from '../../basket/RowPurchase.tsx'
import { describeStock } from '../../product/offer/quantities.ts'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { LAST } from './SizeHead.tsx'
import type { Size } from './size-table.ts'
import { useFollow } from './use-follow.ts'

interface SizeRowProps {
  family: Pick<Family, '_id' | 'category'>
  size: Size
  columns: readonly TableColumn[]
  hasGrade: boolean
  /** Its place in the whole table, the head being the first. */
  number: number
  /** Called once it is in the page. */
  onShown: (id: string) => void
}

const CELL = 'border-b border-line px-2'
const figures = byLanguage(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }))

/** A size in its family's table. All rows are of the same height, whatever is in them. */
export const SizeRow = memo(function Row({ family, size, columns, hasGrade, number, onShown }: SizeRowProps) {
  const follow = useFollow()
  const { id, sku, label, grade, price, per100, available, min, step, backOrderDays, values } = size
  const name = hasGrade && grade ? `${label}, ${grade}` : label
  useEffect(() => onShown(id), [id, onShown])
  return (
    <tr
      id={`size-${id}`}
      data-row
      aria-rowindex={number}
      className="group h-13 scroll-mt-14 target:bg-base-300"
    >
      <th
        scope="row"
        className="sticky left-0 z-[5] border-r border-b border-line bg-base-100 px-3 font-semibold group-target:bg-base-300"
      >
        <a
          href={partPath({ _id: id, sku, category: family.category, family: family._id })}
          onClick={follow}
          className="text-link"
        >
          {label}
        </a>
        <span className="block text-xs font-normal text-muted sm:hidden">
          {hasGrade && grade && `${grade} · `}
          <Price euros={price} />
        </span>
      </th>
      {hasGrade && <td className={CELL}>{grade ?? '–'}</td>}
      {columns.map(({ key }, index) => (
        <td key={key} className={`${CELL} text-right`}>
          {formatValue(values[index])}
        </td>
      ))}
      <td className={`${CELL} text-right font-semibold`}>
        <Price euros={price} />
      </td>
      <td className={`${CELL} text-right`}>
        <Amount euros={per100} />
      </td>
      <td className={`${CELL} text-right`}>{describeStock(size, formatCount)}</td>
      <td className={`border-b border-line bg-base-100 px-2 group-target:bg-base-300 lg:z-[5] ${LAST}`}>
        <div className="flex items-center gap-1.5">
          <RowPurchase product={{ _id: id, name, min, step, available, backOrderDays }} />
          <RowActions size={size} />
        </div>
      </td>
    </tr>
  )
})

function formatValue(value: number | null | undefined): string {
  return typeof value === 'number' ? figures().format(value) : '–'
}

/** What else can be done with a size in its family's table, besides purchasing it. */
function RowActions({ size: { id, sku, label, grade } }: { size: Size }) {
  const name = grade === null ? label : `${label}, ${grade}`
  return <CompareToggle product={{ _id: id, sku, name }} />
}
