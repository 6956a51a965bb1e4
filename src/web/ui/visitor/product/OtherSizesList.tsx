import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { OtherSizes, SizeLink } from '#contract/catalog/families.ts'
import { formatCount } from '../../base/figures/format.ts'

/** The way to the other sizes of the family: one up, one down, those around, and all of them. */
export function OtherSizesList({ others }: { others: OtherSizes }) {
  const { family, count, grades, near, smaller, larger } = others
  return (
    <section aria-labelledby="sizes-heading" className="sheet p-5 sm:p-6">
      <h2 id="sizes-heading" className="mb-4 text-2xl">
        Other sizes
      </h2>
      <div className="mb-4 flex flex-wrap gap-2 empty:hidden">
        {smaller && (
          <Neighbour family={family._id} size={smaller} rel="prev">
            ← {smaller.label}
            <span className="sr-only">, one size down</span>
          </Neighbour>
        )}
        {larger && (
          <Neighbour family={family._id} size={larger} rel="next">
            {larger.label} →<span className="sr-only">, one size up</span>
          </Neighbour>
        )}
      </div>
      {grades.length > 1 && (
        <Choice
          title="Material"
          family={family._id}
          sizes={grades}
          nameOf={({ grade, label }) => grade ?? label}
        />
      )}
      {near.length > 1 && (
        <Choice title="Size" family={family._id} sizes={near} nameOf={({ label }) => label} />
      )}
      <Link to="/parts/$slug" params={{ slug: family._id }} className="text-link">
        All {formatCount(count)} sizes of {family.name}
      </Link>
    </section>
  )
}

interface NeighbourProps {
  family: string
  size: SizeLink
  rel: 'prev' | 'next'
  children: ReactNode
}

function Neighbour({ family, size, rel, children }: NeighbourProps) {
  return (
    <Link
      to="/parts/$slug/$sku"
      params={{ slug: family, sku: size.sku }}
      rel={rel}
      className="btn btn-outline btn-sm"
    >
      {children}
    </Link>
  )
}

interface ChoiceProps {
  title: string
  family: string
  sizes: readonly SizeLink[]
  nameOf: (size: SizeLink) => string
}

function Choice({ title, family, sizes, nameOf }: ChoiceProps) {
  return (
    <>
      <h3 className="eyebrow mb-2 text-muted">{title}</h3>
      <ul className="mb-4 flex flex-wrap gap-1.5">
        {sizes.map(size => (
          <li key={size.sku}>
            <Link
              to="/parts/$slug/$sku"
              params={{ slug: family, sku: size.sku }}
              resetScroll={false}
              preload={false}
              className="inline-block rounded-field border border-field-line px-2.5 py-1 text-sm hover:bg-base-200 aria-[current=page]:border-base-content aria-[current=page]:bg-base-content aria-[current=page]:text-base-100"
            >
              {nameOf(size)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
