import type { VatReport } from '#contract/bookkeeping/bookkeeping.ts'
import { saleKindNames } from '#contract/bookkeeping/sale-kinds.ts'
import { nameCountry } from '#contract/countries.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

type Row = VatReport['rows'][number]

const amount = (label: string, name: 'net' | 'vat' | 'gross'): Column<Row> => ({
  label,
  show: row => <span className="tabular-nums">{formatEuros(row[name])}</span>,
})

const columns: readonly Column<Row>[] = [
  { label: 'Rules', show: ({ kind }) => saleKindNames[kind], className: 'font-semibold' },
  {
    label: 'Country',
    show: ({ country, corrects }) => (
      <>
        {country === 'XI' ? 'Northern Ireland' : nameCountry(country)}
        {corrects !== null && <span className="block text-sm text-muted">corrects {corrects}</span>}
      </>
    ),
  },
  { label: 'Rate', show: ({ percent }) => `${percent} %` },
  { label: 'Papers', show: ({ papers }) => formatCount(papers) },
  amount('Taxable amount', 'net'),
  amount('VAT', 'vat'),
  amount('Gross', 'gross'),
]

/** VAT by country and rate, and what all of it comes to. */
export function VatTable({ rows, total }: Pick<VatReport, 'rows' | 'total'>) {
  if (rows.length === 0) return <p className="text-muted">No papers in these days.</p>
  return (
    <>
      <ListTable
        caption="VAT by country and rate"
        columns={columns}
        rows={rows}
        keyOf={({ kind, country, percent, corrects }) => `${kind} ${country} ${percent} ${corrects}`}
      />
      <p className="mt-4 text-lg">
        In all <strong>{formatEuros(total.net)}</strong> net, <strong>{formatEuros(total.vat)}</strong> VAT,{' '}
        <strong>{formatEuros(total.gross)}</strong> gross.
      </p>
    </>
  )
}
