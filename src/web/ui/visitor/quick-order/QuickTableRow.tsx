import { Link } from '@tanstack/react-router'
import type { QuickLine } from '#contract/quick-order/quick-order.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Price } from '../../base/figures/Price.tsx'
import { SheetRow } from '../../base/list/SheetTable.tsx'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { CandidateChoice } from './CandidateChoice.tsx'
import { describeLine, describePlace, describeUnderstood } from './describe-quick-line.ts'
import { QuickQuantity } from './QuickQuantity.tsx'
import {
  describeObstacle,
  newNumberOf,
  partOf,
  type QuickRow,
  quantityOf,
  totalAt,
  unitPriceAt,
} from './quick-rows.ts'

const CELL = 'block py-2 @4xl:table-cell @4xl:border-t @4xl:border-line @4xl:p-3 @4xl:align-top'

interface QuickTableRowProps {
  row: QuickRow
  /** What it comes to without VAT, in euros, if it goes into the basket: its share of the list. */
  net: number | undefined
  /** Other lines with the same product: they are added up. */
  alsoIn: readonly string[]
  isSignedIn: boolean
  onChange: (change: Partial<QuickRow>) => void
  onRemove: () => void
}

/** A line of the list: as it was read, which product it means, how many, and what they cost. */
export function QuickTableRow({ row, net, alsoIn, isSignedIn, onChange, onRemove }: QuickTableRowProps) {
  const { line } = row
  const part = partOf(row)
  const quantity = part && quantityOf(row, part)
  const obstacle = part && describeObstacle(part)
  const number = part && isSignedIn ? newNumberOf(row, part) : ''
  return (
    <SheetRow columnsFrom="56rem">
      <th scope="row" className={`${CELL} text-left font-normal @4xl:w-60`}>
        <span className="block font-semibold wrap-anywhere">{line.text}</span>
        <span className="block text-sm wrap-anywhere text-muted">{describeLine(row)}</span>
      </th>
      <td className={CELL}>
        {part && (
          <div className="grid gap-1">
            <ProductLink product={part} className="font-semibold wrap-anywhere hover:underline">
              {part.name}
            </ProductLink>
            <span className="text-sm text-muted">
              {[part.size, part.sku, `${formatCount(part.available)} in stock`].filter(Boolean).join(' · ')}
            </span>
            {obstacle && <span className="text-sm font-semibold text-error">{obstacle}</span>}
            {alsoIn.length > 0 && (
              <span className="text-sm">Also in line {alsoIn.join(', ')}: the basket adds them up.</span>
            )}
            {number !== '' && (
              <label className="flex items-center gap-2 text-sm">
                <input
                  type="checkbox"
                  checked={row.isRemembered}
                  onChange={event => onChange({ isRemembered: event.target.checked })}
                  className="checkbox checkbox-sm"
                />
                <span className="wrap-anywhere">Remember {number} as your part number</span>
              </label>
            )}
          </div>
        )}
        {line.unknownSku !== null && (
          <p className="font-semibold wrap-anywhere text-error">The SKU {line.unknownSku} is not known.</p>
        )}
        {!line.part && line.candidates.length > 0 && (
          <CandidateChoice row={row} onChoose={chosen => onChange({ chosen })} />
        )}
        {!line.part && line.candidates.length === 0 && <NotFound line={line} />}
        {!line.part && <p className="mt-2 text-sm text-muted empty:hidden">{describeUnderstood(line)}</p>}
      </td>
      <td className={`${CELL} @4xl:w-44`}>
        {part && !obstacle && <QuickQuantity row={row} part={part} onChange={typed => onChange({ typed })} />}
      </td>
      <td className={`${CELL} whitespace-nowrap @4xl:text-right`}>
        {part && !obstacle && quantity !== undefined && (
          <>
            <strong>
              <Amount euros={totalAt(part, quantity)} net={net} />
            </strong>
            <span className="block text-sm text-muted">
              <Price euros={unitPriceAt(part, quantity)} /> each
            </span>
          </>
        )}
      </td>
      <td className={`${CELL} @4xl:w-24 @4xl:text-right`}>
        <button
          type="button"
          aria-label={`Remove line ${describePlace(line.lines.slice(0, 1), row.file)}: ${line.text}`}
          onClick={onRemove}
          className="btn btn-ghost btn-sm"
        >
          Remove
        </button>
      </td>
    </SheetRow>
  )
}

function NotFound({ line: { text, unknownSku } }: { line: QuickLine }) {
  return (
    <div className="grid justify-items-start gap-1">
      {unknownSku === null && <p className="font-semibold text-error">Nothing was found.</p>}
      <p className="text-sm">
        Please change it in the list, or{' '}
        <Link to="/parts" search={{ q: text.slice(0, 200) }} className="text-link">
          look in the catalogue
        </Link>
        .
      </p>
    </div>
  )
}
