import { PriceBasis } from '../../base/figures/Price.tsx'
import type { ShownHit } from '../filters/shown-results.ts'
import { HitRow } from './HitRow.tsx'

/** What was found, one row each. On small screens a row is a block. `carried`: what the search says on a family's page. */
export function HitTable({
  hits,
  carried,
}: {
  hits: readonly ShownHit[]
  carried: Readonly<Record<string, string>>
}) {
  return (
    <table className="sheet block w-full text-left md:table">
      <caption className="sr-only">
        Results, with prices <PriceBasis />
      </caption>
      <thead className="max-md:sr-only">
        <tr className="text-sm text-muted">
          <th scope="col" className="py-2.5 pl-4 font-semibold">
            Part
          </th>
          <th scope="col" className="px-3 py-2.5 font-semibold">
            Material
          </th>
          <th scope="col" className="px-3 py-2.5 text-right font-semibold">
            In stock
          </th>
          <th scope="col" className="px-3 py-2.5 text-right font-semibold">
            Price
          </th>
          <th scope="col" className="py-2.5 pr-4 text-right font-semibold">
            Order
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {hits.map(hit => (
          <HitRow key={hit.product._id} hit={hit} carried={carried} />
        ))}
      </tbody>
    </table>
  )
}
