import type { BasketLine } from '#contract/basket/basket.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { BasketRow } from './BasketRow.tsx'

/** Lines of a basket, those to order or those saved for later. */
export function BasketTable({
  caption,
  lines,
  net,
}: {
  caption: string
  lines: readonly BasketLine[]
  /** What lines are without VAT by their products, in euros, as far as they are counted. */
  net?: ReadonlyMap<string, number>
}) {
  return (
    <table className="sheet block w-full border-separate border-spacing-0 md:table">
      <caption className="sr-only">
        {caption}, with prices <PriceBasis />
      </caption>
      <thead className="max-md:sr-only">
        <tr className="text-left text-sm text-muted">
          <th scope="col" className="px-3 py-2.5 font-semibold">
            Part
          </th>
          <th scope="col" className="px-3 py-2.5 font-semibold">
            Quantity
          </th>
          <th scope="col" className="px-3 py-2.5 text-right font-semibold">
            Price each
          </th>
          <th scope="col" className="px-3 py-2.5 text-right font-semibold">
            Total
          </th>
          <th scope="col" className="px-3 py-2.5 print:hidden">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {lines.map(line => (
          <BasketRow key={line.product} line={line} net={net?.get(line.product)} />
        ))}
      </tbody>
    </table>
  )
}
