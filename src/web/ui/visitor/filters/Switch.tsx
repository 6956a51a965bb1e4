import type { ResultsSearch } from './results-search.ts'
import { SearchLink } from './SearchLink.tsx'

interface Choice {
  readonly name: string
  readonly search: ResultsSearch
  readonly isCurrent: boolean
  readonly onChoose?: () => void
}

/** Links between a few ways to show the same results. */
export function Switch({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label} className="join">
      {choices.map(({ name, search, isCurrent, onChoose }) => (
        <SearchLink
          key={name}
          search={search}
          replace
          onClick={onChoose}
          aria-current={isCurrent ? 'true' : undefined}
          className={`btn join-item btn-sm ${isCurrent ? 'btn-secondary' : 'btn-outline'}`}
        >
          {name}
        </SearchLink>
      ))}
    </nav>
  )
}
