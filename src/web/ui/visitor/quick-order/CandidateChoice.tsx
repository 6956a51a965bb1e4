import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { QuickPart } from '#contract/quick-order/quick-order.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Price } from '../../base/figures/Price.tsx'
import type { QuickRow } from './quick-rows.ts'

/** The products that a line may mean, of which the person chooses one. */
export function CandidateChoice({ row, onChoose }: { row: QuickRow; onChoose: (id: string) => void }) {
  const name = useId()
  const { line, chosen } = row
  return (
    <fieldset className={chosen === null ? 'border-l-3 border-warning pl-3' : 'mt-3'}>
      <legend className="float-left mb-2 w-full text-sm font-semibold">Which one is meant?</legend>
      <div className="clear-both grid gap-2">
        {line.candidates.map(part => (
          <label key={part._id} className="flex items-start gap-2">
            <input
              type="radio"
              name={name}
              checked={part._id === chosen}
              onChange={() => onChoose(part._id)}
              className="radio mt-1 shrink-0 radio-sm"
            />
            <span className="min-w-0 wrap-anywhere">
              {part.name}
              <span className="block text-sm text-muted">
                <PartInShort part={part} />
              </span>
            </span>
          </label>
        ))}
      </div>
      <Link
        to="/parts"
        search={{ q: line.text.slice(0, 200) }}
        className="text-link mt-2 inline-block text-sm"
        aria-label={`Look for more in the catalogue: ${line.text}`}
      >
        Look for more in the catalogue
      </Link>
    </fieldset>
  )
}

function PartInShort({ part: { sku, price, available, reason, archived } }: { part: QuickPart }) {
  const stock = archived ? 'no longer made' : `${formatCount(available)} in stock`
  return (
    <>
      {sku && `${sku} · `}
      <Price euros={price} />
      {` · ${[stock, reason].filter(Boolean).join(' · ')}`}
    </>
  )
}
