import { useCallback } from 'react'
import type { SalesSpan } from '#contract/desk/sales-spans.ts'
import type { Visits } from '#contract/desk/visits.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatCount } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { useOwn } from '../../base/page/use-own.ts'
import { Later } from './Later.tsx'

type Step = keyof Visits['now']

const steps: readonly (readonly [step: Step, name: string])[] = [
  ['part', 'Pages of parts seen'],
  ['basket', 'Baskets begun'],
  ['checkout', 'Checkouts begun'],
  ['booked', 'Orders placed'],
  ['paid', 'Paid, or on account'],
]

interface Row {
  readonly step: Step
  readonly name: string
  readonly now: number
  readonly before: number
  /** Of all pages of parts, now and before; undefined without any. */
  readonly share: number | undefined
  readonly shareBefore: number | undefined
}

const shareOf = (times: number, all: number) => (all > 0 ? times / all : undefined)
const shares = new Intl.NumberFormat('en', {
  style: 'percent',
  maximumFractionDigits: 1,
})
const write = (share: number | undefined) => (share === undefined ? '–' : shares.format(share))

const columns: readonly Column<Row>[] = [
  { label: 'Step', show: ({ name }) => name },
  {
    label: 'In these days',
    show: ({ now, share }) => <Figure times={now} share={share} />,
  },
  {
    label: 'In the days before',
    show: ({ before, shareBefore }) => <Figure times={before} share={shareBefore} />,
  },
]

/** How often a step was taken, as a bar too, of all pages of parts that were seen. */
function Figure({ times, share }: { times: number; share: number | undefined }) {
  return (
    <>
      <span className="tabular-nums">
        <strong>{formatCount(times)}</strong> <span className="text-muted">{write(share)}</span>
      </span>
      <span aria-hidden="true" className="mt-1 block h-2 bg-base-200">
        <span
          className="block h-full origin-left bg-primary"
          style={{ transform: `scaleX(${Math.min(1, share ?? 0)})` }}
        />
      </span>
    </>
  )
}

/** The way from parts that were seen to orders that were paid, in the span and in the one before. */
export function VisitSteps({ days }: { days: SalesSpan }) {
  const read = useCallback(() => answerOf(calls.sales.visits.$get({ query: { days } })), [days])
  const { value: visits, hasFailed } = useOwn(read)
  return (
    <Later title="Visitors to buyers" value={visits} hasFailed={hasFailed}>
      {({ now, before }) => (
        <>
          <p className="mb-4 max-w-prose text-muted">
            Whole days, with the share of all pages of parts that were seen. Numbers by day are counted,
            nothing of who it was, so nobody is followed from one step to the next. Robots that say so are
            left out, and pages that people of the shop look at.
          </p>
          <ListTable
            caption="Visitors to buyers"
            columns={columns}
            rows={steps.map(([step, name]) => ({
              step,
              name,
              now: now[step],
              before: before[step],
              share: shareOf(now[step], now.part),
              shareBefore: shareOf(before[step], before.part),
            }))}
            keyOf={({ step }) => step}
          />
        </>
      )}
    </Later>
  )
}
