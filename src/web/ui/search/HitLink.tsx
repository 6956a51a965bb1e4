import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Variants } from '#contract/catalog/catalog.ts'
import { addressedOf } from '../catalog/addressed-of.ts'
import { PartLink } from './PartLink.tsx'
import type { ShownHit } from './shown-results.ts'

/**
 * A link to what is offered: a family with the filters of the search, or the page of a part. A grade is passed on as this family writes it.
 */
export function HitLink({
  hit: { product },
  family,
  carried,
  className,
  children,
}: {
  hit: Pick<ShownHit, 'product'>
  /** Null: the part. */
  family: Variants | null
  carried: Readonly<Record<string, string>>
  className: string
  children: ReactNode
}) {
  if (!family)
    return (
      <PartLink part={addressedOf(product)} className={className}>
        {children}
      </PartLink>
    )
  return (
    <Link
      to="/parts/$slug"
      params={{ slug: family.family }}
      search={'grade' in carried && product.grade ? { ...carried, grade: product.grade } : carried}
      preload={false}
      className={className}
    >
      {children}
    </Link>
  )
}
