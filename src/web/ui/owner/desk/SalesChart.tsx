import { useEffect, useRef } from 'react'
import type { SalesPart } from '#contract/desk/sales.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { ListTable } from '../../base/list/ListTable.tsx'
import { namePart } from './part-name.ts'
import './sales-chart.css'

/** More names than this have no room beside each other. */
const MOST_NAMES = 6

/** The net revenue of each part of a span as bars, and the same as a table. */
export function SalesChart({ parts, days }: { parts: readonly SalesPart[]; days: number }) {
  return (
    <section aria-labelledby="revenue" className="mb-10">
      <h2 id="revenue" className="mb-4 text-2xl">
        Net revenue
      </h2>
      <Bars parts={parts} days={days} />
      <details className="mt-3">
        <summary className="cursor-pointer font-semibold">As a table</summary>
        <ListTable
          caption="Net revenue"
          className="mt-3"
          columns={[
            {
              label: days === 1 ? 'Hour' : days > 31 ? 'Month' : 'Day',
              show: ({ from }) => namePart(from, days),
            },
            { label: 'Orders', show: ({ orders }) => formatCount(orders) },
            { label: 'Net', show: ({ net }) => formatEuros(net) },
            { label: 'Gross', show: ({ gross }) => formatEuros(gross) },
          ]}
          rows={parts}
          keyOf={({ from }) => from}
        />
      </details>
    </section>
  )
}

/** For who sees: the table says the same. Its library comes with it. */
function Bars({ parts, days }: { parts: readonly SalesPart[]; days: number }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let isGone = false
    let detach = () => undefined as unknown
    void import('chartist').then(({ BarChart }) => {
      if (isGone || !place.current) return
      const step = Math.ceil(parts.length / MOST_NAMES)
      const chart = new BarChart(
        place.current,
        { labels: parts.map(({ from }) => namePart(from, days)), series: [parts.map(({ net }) => net)] },
        {
          chartPadding: { top: 12, right: 8, bottom: 0, left: 16 },
          axisX: {
            showGrid: false,
            labelInterpolationFnc: (name, index) => (index % step === 0 ? String(name) : null),
          },
          axisY: { onlyInteger: true, labelInterpolationFnc: value => formatCount(Number(value)) },
        },
      )
      detach = () => chart.detach()
    })
    return () => {
      isGone = true
      detach()
    }
  }, [parts, days])
  return <div ref={place} aria-hidden="true" className="sales-chart sheet h-64" />
}
