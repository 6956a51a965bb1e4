import { useEffect } from 'react'
import type { Option, OptionKind } from './options.ts'
import { LIST_ID } from './popup.ts'
import { RecentButtons } from './RecentButtons.tsx'
import { SuggestionOption } from './SuggestionOption.tsx'

const headings: Readonly<Record<OptionKind, string>> = {
  recent: 'Recent searches',
  size: 'Sizes',
  family: 'Families',
  standard: 'Standards',
  category: 'Categories',
}

/** The list under the search field, or that there is nothing for it. Hidden without either. */
export function SuggestionList({
  options,
  nothing,
  active,
  query,
  choose,
  focusField,
}: {
  options: readonly Option[]
  nothing: string | undefined
  active: Option | undefined
  /** What is typed, to mark it in the options. */
  query: string
  choose: (option: Option) => void
  focusField: () => void
}) {
  const activeId = active?.id
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const kinds = [...new Set(options.map(({ kind }) => kind))]
  const isRecent = kinds.includes('recent')
  return (
    <div
      role="presentation"
      hidden={options.length === 0 && nothing === undefined}
      // So that the focus stays in the field.
      onMouseDown={event => event.preventDefault()}
      className="absolute inset-x-0 top-full z-10 mt-1.5 max-h-[45dvh] overflow-y-auto overscroll-contain rounded-box border border-field-line bg-base-100 text-base-content shadow-lg md:left-auto md:max-h-[70dvh] md:w-[max(100%,32rem)]"
    >
      {nothing !== undefined && (
        // Announced by the output beside the list.
        <p aria-hidden="true" className="px-3.75 py-3 wrap-anywhere">
          {nothing}
        </p>
      )}
      <div className={isRecent ? 'grid grid-cols-[1fr_auto]' : ''}>
        <div id={LIST_ID} role="listbox" aria-label="Suggestions">
          {kinds.map(kind => (
            <div key={kind} role="group" aria-labelledby={`${LIST_ID}-${kind}`}>
              <div
                id={`${LIST_ID}-${kind}`}
                // The group has its name from it.
                aria-hidden="true"
                className="eyebrow flex h-9 items-end px-3.75 pb-1 text-sm text-muted"
              >
                {headings[kind]}
              </div>
              {options
                .filter(option => option.kind === kind)
                .map(option => (
                  <SuggestionOption
                    key={option.id}
                    option={option}
                    query={query}
                    isActive={option === active}
                    choose={choose}
                  />
                ))}
            </div>
          ))}
        </div>
        {isRecent && <RecentButtons recent={options.map(({ text }) => text)} focusField={focusField} />}
      </div>
    </div>
  )
}
