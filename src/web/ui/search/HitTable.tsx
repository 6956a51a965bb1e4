import { HitRow } from './HitRow.tsx'
import type { ShownHit } from './load-results.ts'
import type { ResultsSearch } from './results-search.ts'

/** What was found, one row each. On small screens a row is a block. */
export function HitTable({ hits, search }: { hits: readonly ShownHit[]; search: ResultsSearch }) {
  return (
    <table className="sheet block w-full text-left md:table">
      <caption className="sr-only">Results</caption>
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
          <HitRow key={hit.product._id} hit={hit} search={search} />
        ))}
      </tbody>
    </table>
  )
}
