import type { Sales, SalesTotals as Totals } from '#contract/desk/sales.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'

const rows: readonly (readonly [name: keyof Totals, term: string, write: (value: number) => string])[] = [
  ['orders', 'Orders', formatCount],
  ['net', 'Revenue, net', formatEuros],
  ['gross', 'Revenue, gross', formatEuros],
  ['refunded', 'Sent back', formatEuros],
]

/** The figures of a span, each beside that of the span before. */
export function SalesTotals({ sales: { now, before }, nameBefore }: { sales: Sales; nameBefore: string }) {
  return (
    <section aria-labelledby="totals" className="mb-10">
      <h2 id="totals" className="sr-only">
        Figures
      </h2>
      <dl className="grid gap-px border border-line bg-line sm:grid-cols-2 xl:grid-cols-4">
        {rows.map(([name, term, write]) => (
          <div key={name} className="bg-base-100 p-4">
            <dt className="eyebrow text-muted">{term}</dt>
            <dd className="mt-1 text-2xl font-semibold">
              {write(now[name])}
              <span className="block text-sm font-normal text-muted">
                {write(before[name])} {nameBefore}
                {describeChange(now[name], before[name])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** ' (+12 %)'; nothing where there was nothing before. */
function describeChange(now: number, before: number): string {
  if (before === 0) return ''
  const percent = Math.round((now / before - 1) * 100)
  return ` (${percent < 0 ? '−' : '+'}${formatCount(Math.abs(percent))}\u{a0}%)`
}
