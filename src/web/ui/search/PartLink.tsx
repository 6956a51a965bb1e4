import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Addressed, addressOf } from '#contract/catalog/addresses.ts'

/** A link to the public page of a product. */
export function PartLink({
  part,
  className,
  children,
}: {
  part: Addressed
  className: string
  children: ReactNode
}) {
  return (
    <Link to="/parts/$slug/$sku" params={addressOf(part)} className={className}>
      {children}
    </Link>
  )
}
