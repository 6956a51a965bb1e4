import { forgetSearch, forgetSearches } from './recent-searches.ts'

/** Removes recent searches: each beside its line of the list, and all of them. */
export function RecentButtons({
  recent,
  focusField,
}: {
  recent: readonly string[]
  /** Keeps the focus in reach, as a button goes with its search. */
  focusField: () => void
}) {
  return (
    <>
      <ul aria-label="Remove recent searches" className="pt-9">
        {recent.map(text => (
          <li key={text}>
            <button
              type="button"
              aria-label={`Remove ${text}`}
              onClick={() => {
                focusField()
                forgetSearch(text)
              }}
              className="flex size-11 cursor-pointer items-center justify-center text-muted hover:text-base-content focus-visible:-outline-offset-2"
            >
              <svg
                viewBox="0 0 16 16"
                className="size-3.5 fill-none stroke-current stroke-2"
                aria-hidden="true"
              >
                <path d="M3 3l10 10M13 3L3 13" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
      <div className="col-span-2 border-t border-line p-1">
        <button
          type="button"
          onClick={() => {
            focusField()
            forgetSearches()
          }}
          className="btn btn-ghost btn-sm"
        >
          Clear recent searches
        </button>
      </div>
    </>
  )
}
