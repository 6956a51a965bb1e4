import { useId } from 'react'
import type { Alternative } from '#contract/catalog/fits.ts'
import { answerOf, calls } from '../../../client.ts'
import { ProductList } from './ProductList.tsx'
import { useFresh } from './use-fresh.ts'

interface AlternativesProps {
  /** As GET /service/{id}/alternatives or /alike have it. */
  readonly alternatives: readonly Alternative[]
  readonly className?: string
}

/** What is in stock in the place of a product that cannot be bought; nothing if there is none. */
export function Alternatives({ alternatives, className = '' }: AlternativesProps) {
  return <Section title="In stock instead" entries={alternatives} className={className} />
}

/** What is cheaper or stronger than the product with this id, on a page that visitors get from memory; nothing if nothing is. */
export function Alike({ alternatives, of, className = '' }: AlternativesProps & { readonly of: string }) {
  const fresh = useFresh(alternatives.length > 0 ? of : undefined, readAlike)
  return (
    <Section
      title="Cheaper or stronger alike"
      entries={fresh ?? alternatives}
      hasFigures={fresh !== undefined}
      className={className}
    />
  )
}

const readAlike = (id: string) => answerOf(calls.service[':id'].alike.$get({ param: { id } }))

interface SectionProps {
  readonly title: string
  readonly entries: readonly Alternative[]
  readonly hasFigures?: boolean
  readonly className: string
}

function Section({ title, entries, hasFigures = true, className }: SectionProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className={`sheet p-5 sm:p-6 ${className}`}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ProductList entries={entries} hasFigures={hasFigures} />
    </section>
  )
}
