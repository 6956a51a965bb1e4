import type { MouseEvent } from 'react'
import { formatCount } from '../../base/figures/format.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { markMatches } from './mark-matches.ts'
import type { Option } from './options.ts'

/** One line of the list. A link, so that it can be opened in another tab; the focus stays in the field. */
export function SuggestionOption({
  option,
  query,
  isActive,
  choose,
}: {
  option: Option
  query: string
  isActive: boolean
  choose: (option: Option) => void
}) {
  const { id, kind, text, href, suggestion } = option
  // Of a standard and a category the heading says it all.
  const detail = kind === 'size' || kind === 'family' ? suggestion?.detail : undefined
  function click(event: MouseEvent): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    choose(option)
  }
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      href={href}
      tabIndex={-1}
      onClick={click}
      className="flex min-h-11 items-center gap-3 border-l-3 border-transparent px-3 py-1.5 hover:bg-base-200 aria-selected:border-accent aria-selected:bg-base-300"
    >
      {suggestion?.image && (
        <ProductPicture src={suggestion.image} alt="" sizes="3rem" className="w-12! shrink-0 rounded-box" />
      )}
      <span className="min-w-0 grow">
        <span className="block truncate">
          <Marked text={text} query={query} />
        </span>
        {detail && (
          <span className="block truncate text-sm text-muted">
            <Marked text={detail} query={query} />
          </span>
        )}
      </span>
      {suggestion && suggestion.count > 1 && (
        <span className="shrink-0 text-sm text-muted">{formatCount(suggestion.count)} sizes</span>
      )}
    </a>
  )
}

/** A text with what was typed in bold. */
function Marked({ text, query }: { text: string; query: string }) {
  return markMatches(text, query).map(({ at, text: piece, isMatch }) =>
    isMatch ? (
      <mark
        key={at}
        className="bg-transparent font-semibold text-inherit underline decoration-field-line decoration-2 underline-offset-3"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
