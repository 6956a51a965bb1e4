import { Link } from '@tanstack/react-router'
import { writeParts } from './compare-search.ts'
import { clearCompared, MAX_COMPARED } from './compared-products.ts'

/** How many products are chosen, and the way to their comparison. */
export default function ChosenToCompare({ parts }: { parts: readonly string[] }) {
  return (
    <aside
      aria-label="Compare"
      className="sticky bottom-0 z-30 border-t border-field-line bg-base-100 px-4 py-2 shadow-[0_-4px_12px_rgb(0_0_0/0.08)]"
    >
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-end gap-x-4 gap-y-2 sm:px-2 lg:px-4">
        <output>
          {parts.length} of {MAX_COMPARED} to compare
        </output>
        <Link to="/compare" search={{ parts: writeParts(parts) }} className="btn btn-secondary btn-sm">
          Compare
        </Link>
        <button type="button" onClick={clearCompared} className="btn btn-ghost btn-sm">
          Clear
        </button>
      </div>
    </aside>
  )
}
