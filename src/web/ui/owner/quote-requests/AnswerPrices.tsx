import { toEuros } from '#contract/money.ts'
import type { QuoteLine } from '#contract/quotes/quotes.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { Field } from '../../base/forms/Field.tsx'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { ProductName } from '../../customer/quotes/ProductName.tsx'
import { describeMargin, readCents } from './answer-draft.ts'

const columns: readonly Column<QuoteLine>[] = [
  { label: 'Part', show: line => <ProductName line={line} /> },
  {
    label: 'Quantity',
    show: ({ availability, available }) => (
      <>
        {formatCount(availability)}
        <span className="block text-sm text-muted">{formatCount(available)} available</span>
      </>
    ),
  },
  {
    label: 'Today',
    show: ({ todayPrice }) => (todayPrice === null ? 'no longer made' : formatEuros(todayPrice)),
  },
  { label: 'Wanted', show: ({ wantedPrice }) => (wantedPrice === null ? '–' : formatEuros(wantedPrice)) },
]

interface AnswerPricesProps {
  lines: readonly QuoteLine[]
  prices: readonly string[]
  setPrice: (index: number, price: string) => void
  problemOf: (field: string, label: string) => string | undefined
}

/** The lines of a request: what each costs today, what is wanted for it, and what is offered. */
export function AnswerPrices({ lines, prices, setPrice, problemOf }: AnswerPricesProps) {
  const showOffer = ({ name }: QuoteLine, index: number) => (
    <Field
      label={<span className="sr-only">Price of {name}</span>}
      inputMode="decimal"
      autoComplete="off"
      className="w-28"
      error={problemOf(`prices.${index}`, 'The price')}
      value={prices[index] ?? ''}
      onChange={event => setPrice(index, event.target.value)}
    />
  )
  const showMargin = (line: QuoteLine, index: number) => <Margin line={line} typed={prices[index] ?? ''} />
  return (
    <ListTable
      caption="Prices"
      columns={[
        ...columns,
        { label: 'Offer, each in euros', show: showOffer },
        { label: 'Against today', show: showMargin },
      ]}
      rows={lines}
      keyOf={({ name }) => name}
    />
  )
}

function Margin({ line: { todayPrice }, typed }: { line: QuoteLine; typed: string }) {
  const cents = readCents(typed)
  return cents === undefined || todayPrice === null ? '–' : describeMargin(toEuros(cents), todayPrice)
}
