import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { parseCount } from '#contract/amounts.ts'
import type { Product } from '#contract/catalog/catalog.ts'
import { formatPieces } from './pieces.ts'
import { isBeyondStock } from './quantities.ts'

/** Leads to the request for a quote of so many pieces of a product, which says what they cost and when they can be delivered. */
export function RequestLink({
  product: { _id, name },
  quantity,
  className = 'text-link',
  children,
}: {
  product: Pick<Product, '_id' | 'name'>
  quantity: number
  className?: string
  children: ReactNode
}) {
  return (
    <Link
      to="/dashboard/quotes/new"
      search={{ product: _id, quantity }}
      preload={false}
      rel="nofollow"
      className={className}
    >
      {children}
      <span className="sr-only">: {name}</span>
    </Link>
  )
}

/** Offers a quote where more pieces are wanted than can be ordered now; nothing where they can. */
export function BeyondStock({
  product,
  typed,
}: {
  product: Pick<Product, '_id' | 'name' | 'available' | 'step' | 'backOrderDays'>
  /** The quantity as it was typed. */
  typed: string
}) {
  const quantity = parseCount(typed)
  if (quantity === undefined || !isBeyondStock(product, quantity)) return null
  return (
    <p>
      More than is in stock?{' '}
      <RequestLink product={product} quantity={quantity}>
        Ask for a quote of {formatPieces(quantity)}
      </RequestLink>
      , with its price and lead time.
    </p>
  )
}
