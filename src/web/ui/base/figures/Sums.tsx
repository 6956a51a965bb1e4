import type { ReactNode } from 'react'
import { Amount } from './Amount.tsx'
import { Figure } from './Figure.tsx'
import { formatEuros } from './format.ts'
import { useVatPercent } from './Price.tsx'

interface SumsProps {
  goods: number
  /** Undefined while it is not known. */
  delivery: number | undefined
  deliveryTerm?: string
  /** VAT within these prices that is not charged. */
  relief: number
  total: number
  /** The same without VAT, for who has chosen to see prices so; nobody sees them without. */
  net?: {
    readonly goods: number
    readonly delivery: number
    readonly vat: number
    readonly vatPercent: number
  }
  /** Further figures, below the total. */
  children?: ReactNode
}

/** What an order or a quote comes to, in euros: goods, delivery, what is not charged or, without VAT, what it is; the total. */
export function Sums({
  goods,
  delivery,
  deliveryTerm = 'Delivery',
  relief,
  total,
  net,
  children,
}: SumsProps) {
  const hasChoice = useVatPercent() > 0 && net !== undefined
  const shown = (euros: number, without: number | undefined) =>
    hasChoice ? <Amount euros={euros} net={without} /> : formatEuros(euros)
  return (
    <dl>
      <Figure term="Goods">{shown(goods, net?.goods)}</Figure>
      <Figure term={deliveryTerm}>
        {delivery === undefined ? 'as ordered' : delivery === 0 ? 'Free' : shown(delivery, net?.delivery)}
      </Figure>
      {relief > 0 && (
        <Figure term="VAT not charged" className={hasChoice ? 'flex net:hidden' : undefined}>
          −{formatEuros(relief)}
        </Figure>
      )}
      {hasChoice && (
        <Figure term={net.vat > 0 ? `VAT, ${net.vatPercent} %` : 'VAT'} className="hidden net:flex">
          {net.vat > 0 ? formatEuros(net.vat) : 'none charged'}
        </Figure>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
        <dt className="font-semibold">Total</dt>
        <dd className="text-2xl font-semibold">{formatEuros(total)}</dd>
      </div>
      {children}
    </dl>
  )
}
