import { toEuros } from '#contract/money.ts'
import type { QuoteLine } from '#contract/quotes.ts'
import { DataCell, DataRow, DataTable } from '../DataTable.tsx'
import { Field } from '../Field.tsx'
import { formatCount, formatEuros } from '../format.ts'
import { describeMargin, readCents } from './answer-draft.ts'
import { PartName } from './PartName.tsx'

interface AnswerPricesProps {
  lines: readonly QuoteLine[]
  prices: readonly string[]
  setPrice: (index: number, price: string) => void
  problemOf: (field: string, label: string) => string | undefined
}

/** The lines of a request: what each costs today, what is wanted for it, and what is offered. */
export function AnswerPrices({ lines, prices, setPrice, problemOf }: AnswerPricesProps) {
  return (
    <DataTable
      caption="Prices"
      columns={['Part', 'Quantity', 'Today', 'Wanted', 'Offer, each in euros', 'Against today']}
    >
      {lines.map((line, index) => (
        <DataRow key={line.name}>
          <DataCell label="Part">
            <PartName line={line} />
          </DataCell>
          <DataCell label="Quantity">
            {formatCount(line.availability)}
            <span className="block text-sm text-muted">{formatCount(line.available)} available</span>
          </DataCell>
          <DataCell label="Today">
            {line.todayPrice === null ? 'no longer made' : formatEuros(line.todayPrice)}
          </DataCell>
          <DataCell label="Wanted">
            {line.wantedPrice === null ? '–' : formatEuros(line.wantedPrice)}
          </DataCell>
          <DataCell label="Offer">
            <Field
              label={<span className="sr-only">Price of {line.name}</span>}
              inputMode="decimal"
              autoComplete="off"
              className="w-28"
              error={problemOf(`prices.${index}`, 'The price')}
              value={prices[index] ?? ''}
              onChange={event => setPrice(index, event.target.value)}
            />
          </DataCell>
          <DataCell label="Against today">
            <Margin line={line} typed={prices[index] ?? ''} />
          </DataCell>
        </DataRow>
      ))}
    </DataTable>
  )
}

function Margin({ line: { todayPrice }, typed }: { line: QuoteLine; typed: string }) {
  const cents = readCents(typed)
  return cents === undefined || todayPrice === null ? '–' : describeMargin(toEuros(cents), todayPrice)
}
