import type { Sales, SalesTotals as Totals } from '#contract/desk/sales.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { Tile, Tiles } from '../../base/figures/Tiles.tsx'

const rows: readonly (readonly [name: keyof Totals, term: string, write: (value: number) => string])[] = [
  ['orders', 'Orders', formatCount],
  ['net', 'Revenue, net', formatEuros],
  ['gross', 'Revenue, gross', formatEuros],
  ['refunded', 'Given back', formatEuros],
]

/** The figures of a span, each beside that of the span before. */
export function SalesTotals({ sales: { now, before }, nameBefore }: { sales: Sales; nameBefore: string }) {
  return (
    <section aria-labelledby="totals" className="mb-10">
      <h2 id="totals" className="sr-only">
        Figures
      </h2>
      <Tiles>
        {rows.map(([name, term, write]) => (
          <Tile
            key={name}
            term={term}
            figure={write(now[name])}
            note={`${write(before[name])} ${nameBefore}${describeChange(now[name], before[name])}`}
          />
        ))}
      </Tiles>
    </section>
  )
}

/** ' (+12 %)'; nothing where there was nothing before. */
function describeChange(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round((now / before - 1) * 100)
  return ` (${percent < 0 ? '−' : '+'}${formatCount(Math.abs(percent))}\u{a0}%)`
}
