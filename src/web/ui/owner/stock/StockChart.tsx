import type { Movement } from '#contract/catalog/stock.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { drawStock } from './chart-points.ts'

const BOX = { width: 400, height: 100 } as const

/** What was available after each of the movements listed below it; nothing if they do not say. */
export function StockChart({ movements }: { movements: readonly Movement[] }) {
  const line = drawStock(movements, BOX)
  const [newest, oldest] = [movements[0], movements.at(-1)]
  if (!line || !newest || !oldest) return null
  const { points, first, last, least, most } = line
  const label = `Available over ${formatCount(movements.length)} movements: from ${formatCount(first)} to ${formatCount(last)}, at least ${formatCount(least)}, at most ${formatCount(most)}`
  return (
    <figure className="sheet p-5">
      <figcaption className="mb-3 flex justify-between gap-4 text-sm text-muted">
        <span>Available, movement by movement</span>
        <span>at most {formatCount(most)}</span>
      </figcaption>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={label}
        viewBox={`0 -4 ${BOX.width} ${BOX.height + 8}`}
        preserveAspectRatio="none"
        className="block h-28 w-full border-b border-field-line"
      >
        <polygon points={`0,${BOX.height} ${points} ${BOX.width},${BOX.height}`} className="fill-info/15" />
        <polyline
          points={points}
          vectorEffect="non-scaling-stroke"
          className="fill-none stroke-info stroke-2"
        />
      </svg>
      <p className="mt-2 flex justify-between gap-4 text-sm text-muted">
        <time dateTime={oldest.createdAt}>{formatDay(oldest.createdAt)}</time>
        <time dateTime={newest.createdAt}>{formatDay(newest.createdAt)}</time>
      </p>
    </figure>
  )
}
