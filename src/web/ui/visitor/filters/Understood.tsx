import { Fragment } from 'react'
import type { Chip, Missing, SearchAnswer } from '#contract/search/search.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { withoutCharacters } from './narrow.ts'
import type { ResultsSearch } from './results-search.ts'
import { SearchLink } from './SearchLink.tsx'

/** A part of a query that reads like the number of a product, and that none has. */
export function isUnknownNumber({ kind, isFoundAlone }: Chip): boolean {
  return kind === 'code' && !isFoundAlone
}

/** How the query was understood: each part of it can be removed. Also says what was left out, and what is not made. */
export function Understood({
  answer: { understood, missing, total },
  search,
}: {
  answer: Pick<SearchAnswer, 'understood' | 'missing' | 'total'>
  search: ResultsSearch
}) {
  const notes = understood.flatMap(({ note }) => note ?? [])
  const left = understood.filter(({ isFound, text }) => !isFound && text !== missing?.asked)
  const numbers = left.filter(isUnknownNumber)
  const unknown = left.filter(chip => !chip.isFoundAlone && !isUnknownNumber(chip))
  const unfit = left.filter(({ isFoundAlone }) => isFoundAlone)
  if (understood.length === 0 && !missing) return null
  return (
    <section aria-label="Understood as" className="mb-6 grid gap-3">
      {understood.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm text-muted">Understood as</span>
          <ul className="flex flex-wrap gap-2">
            {understood.map(chip => (
              <li key={chip.start}>
                <ChipLink chip={chip} search={search} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {(notes.length > 0 || left.length > 0) && (
        <ul className="grid gap-1 text-[0.9375rem]">
          {[...new Set(notes)].map(note => (
            <li key={note}>{note}</li>
          ))}
          {numbers.map(({ text, start }) => (
            <li key={start}>
              No part has the number <strong>{text}</strong>.
              {total > 0 && ' These are parts that fit the rest of what you wrote.'}
            </li>
          ))}
          <LeftOut chips={unknown} why="nothing fits it" />
          <LeftOut chips={unfit} why="nothing fits it together with the rest" />
        </ul>
      )}
      {missing && <NotMade missing={missing} />}
    </section>
  )
}

function NotMade({ missing: { asked, nearest } }: { missing: Missing }) {
  return (
    <p>
      <strong>{asked} is not made.</strong>
      {nearest.length > 0 && (nearest.length > 1 ? ' The nearest are ' : ' The nearest is ')}
      {nearest.map((size, index) => (
        <Fragment key={size._id}>
          {index > 0 && ' and '}
          <ProductLink product={size} className="text-link font-semibold">
            {size.name}
          </ProductLink>
        </Fragment>
      ))}
    </p>
  )
}

function LeftOut({ chips, why }: { chips: readonly Chip[]; why: string }) {
  if (chips.length === 0) return null
  return (
    <li>
      Left out, as {why}: <strong>{chips.map(({ text }) => text).join(', ')}</strong>
    </li>
  )
}

function ChipLink({ chip, search }: { chip: Chip; search: ResultsSearch }) {
  const { text, isFound } = chip
  const q = withoutCharacters(search.q ?? '', chip)
  return (
    <SearchLink
      search={{ ...search, q, from: undefined, shown: undefined }}
      aria-label={`Remove ${text}`}
      className={`chip ${isFound ? '' : 'border-dashed line-through'}`}
    >
      {text} <Cross />
    </SearchLink>
  )
}

/** The cross of what can be removed. */
export function Cross() {
  return (
    <svg viewBox="0 0 10 10" className="size-2.5 fill-none stroke-current stroke-2" aria-hidden="true">
      <path d="M1 1l8 8M9 1L1 9" />
    </svg>
  )
}
