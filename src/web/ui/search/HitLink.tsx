import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { addressedOf } from '../catalog/addressed-of.ts'
import { familyOf } from './hit-target.ts'
import type { ShownHit } from './load-results.ts'
import { PartLink } from './PartLink.tsx'

/** A link to what was found: a family with the filters of the search, or the page of a part. */
export function HitLink({
  hit,
  carried,
  className,
  children,
}: {
  hit: ShownHit
  carried: Readonly<Record<string, string>>
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
      search={carried}
      preload={false}
      className={className}
    >
      {children}
    </Link>
  )
}
