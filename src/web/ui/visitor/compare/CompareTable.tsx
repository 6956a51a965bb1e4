import type { Product } from '#contract/catalog/catalog.ts'
import { ComparedHead } from './ComparedHead.tsx'
import { ComparedRow } from './ComparedRow.tsx'
import { compareProducts } from './compare-facts.ts'

const SWITCH_ID = 'only-differences'

/**
 * Products side by side. On a narrow screen the table scrolls under its first column, the page does not. Style alone hides the rows
 * without a difference, so that the switch works without JavaScript.
 */
export function CompareTable({
  found,
  parts,
}: {
  found: readonly { readonly part: string; readonly product: Product }[]
  parts: readonly string[]
}) {
  const rows = compareProducts(found.map(({ product }) => product))
  const differences = rows.filter(({ isDifferent }) => isDifferent).length
  return (
    <div className="group/compare">
      {found.length > 1 && (
        <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <label htmlFor={SWITCH_ID} className="flex min-h-11 items-center gap-2.5 font-semibold">
            <input id={SWITCH_ID} type="checkbox" className="toggle" />
            Only differences
          </label>
          <p className="text-muted">
            {differences} of {rows.length} rows differ. They are marked{' '}
            <span className="font-semibold text-base-content">≠</span> and bold.
          </p>
        </div>
      )}
      <section
        aria-label="Comparison"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative sheet overflow-x-auto"
      >
        <table className="w-full border-separate border-spacing-0 text-left">
          <caption className="sr-only">Parts side by side</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky left-0 z-10 w-32 min-w-32 bg-base-100 sm:w-44 sm:min-w-44">
                <span className="sr-only">Fact</span>
              </th>
              {found.map(({ part, product }) => (
                <ComparedHead key={part} part={part} product={product} parts={parts} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(fact => (
              <ComparedRow key={fact.key} fact={fact} parts={found.map(({ part }) => part)} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
