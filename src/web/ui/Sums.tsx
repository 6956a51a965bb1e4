import type { ReactNode } from 'react'
import { Figure } from './Figure.tsx'
import { formatEuros } from './format.ts'

interface SumsProps {
  goods: number
  /** Undefined while it is not known. */
  delivery: number | undefined
  deliveryTerm?: string
  /** VAT within these prices that is not charged. */
  relief: number
  total: number
  /** Further figures, below the total. */
  children?: ReactNode
}

/** What an order or a quote comes to, in euros: goods, delivery, what is not charged, the total. */
export function Sums({ goods, delivery, deliveryTerm = 'Delivery', relief, total, children }: SumsProps) {
  return (
    <dl>
      <Figure term="Goods">{formatEuros(goods)}</Figure>
      <Figure term={deliveryTerm}>{describeDelivery(delivery)}</Figure>
      {relief > 0 && <Figure term="VAT not charged">−{formatEuros(relief)}</Figure>}
      <div className="flex items-baseline justify-between gap-4 border-t border-line py-3">
        <dt className="font-semibold">Total</dt>
        <dd className="text-2xl font-semibold">{formatEuros(total)}</dd>
      </div>
      {children}
    </dl>
  )
}

function describeDelivery(euros: number | undefined): string {
  if (euros === undefined) return 'as ordered'
  return euros === 0 ? 'Free' : formatEuros(euros)
}
