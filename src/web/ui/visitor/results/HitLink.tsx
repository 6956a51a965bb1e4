import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Variants } from '#contract/catalog/catalog.ts'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import type { ShownHit } from '../filters/shown-results.ts'

/**
 * A link to what is offered: a family with the filters of the search, or the page of a product. A grade is passed on as this family writes it.
 */
export function HitLink({
  hit: { product },
  family,
  carried,
  className,
  children,
}: {
  hit: Pick<ShownHit, 'product'>
  /** Null: the product. */
  family: Variants | null
  carried: Readonly<Record<string, string>>
  className: string
  children: ReactNode
}) {
  if (!family)
    return (
      <ProductLink product={addressedOf(product)} className={className}>
        {children}
      </ProductLink>
    )
  return (
    <Link
      to="/parts/$slug"
      params={{ slug: family.family }}
      search={'grade' in carried && product.grade ? { ...carried, grade: product.grade } : carried}
      className={className}
    >
      {children}
    </Link>
  )
}
