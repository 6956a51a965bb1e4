import { formatCount } from '../../base/figures/format.ts'
import type { QuickRow } from './quick-rows.ts'

/** The files of which lines are shown; those of each can be removed together. */
export function QuickFiles({
  rows,
  onRemove,
}: {
  rows: readonly QuickRow[]
  onRemove: (file: string) => void
}) {
  const files = [...Map.groupBy(rows, ({ file }) => file)].filter(([file]) => file !== '')
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="mb-4 grid gap-2">
      {files.map(([file, { length }]) => (
        <li key={file} className="flex flex-wrap items-center gap-x-4">
          <span className="wrap-anywhere">
            {file}: {length === 1 ? '1 line' : `${formatCount(length)} lines`}
          </span>
          <button
            type="button"
            aria-label={`Remove the lines of ${file}`}
            onClick={() => onRemove(file)}
            className="btn btn-ghost btn-sm"
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
