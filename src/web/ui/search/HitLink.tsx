import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressedOf } from '../catalog/addressed-of.ts'
import { carryOver, familyOf } from './hit-target.ts'
import type { ShownHit } from './load-results.ts'
import { PartLink } from './PartLink.tsx'
import type { ResultsSearch } from './results-search.ts'

/** A link to what was found: a family with the filters of the search, or the page of a part. */
export function HitLink({
  hit,
  search,
  className,
  children,
}: {
  hit: ShownHit
  search: ResultsSearch
  className: string
  children: ReactNode
}) {
  const family = familyOf(hit)
  if (!family)
    return (
      <PartLink part={addressedOf(hit.product)} className={className}>
        {children}
      </PartLink>
    )
  return (
    <Link
      to="/parts/$slug"
      params={{ slug: family.family }}
      search={carryOver(search)}
      preload={false}
      className={className}
    >
      {children}
    </Link>
  )
}
