import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Addressed, addressOf } from '#contract/catalog/addresses.ts'

/** A link to the public page of a product. */
export function ProductLink({
  product,
  className,
  children,
}: {
  product: Addressed
  className: string
  children: ReactNode
}) {
  return (
    <Link to="/parts/$slug/$sku" params={addressOf(product)} className={className}>
      {children}
    </Link>
  )
}
