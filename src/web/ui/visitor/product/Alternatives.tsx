import { useId } from 'react'
import type { Alternative } from '#contract/catalog/fits.ts'
import { answerOf, calls } from '../../../client.ts'
import { ProductList } from './ProductList.tsx'
import { useFresh } from './use-fresh.ts'

/** What is in stock in the place of a product that cannot be bought, as GET /service/{id}/alternatives has it; nothing if there is none. */
export function Alternatives({
  alternatives,
  className = '',
}: {
  readonly alternatives: readonly Alternative[]
  readonly className?: string
}) {
  return <Section title="In stock instead" entries={alternatives} className={className} />
}

/**
 * What is cheaper or stronger than the product with this id; nothing if nothing is. Read in the browser alone: it is about other products, with
 * which the page of this one does not change. Stands last, so that nothing moves when it comes.
 */
export function Alike({ of }: { readonly of: string }) {
  const found = useFresh(of, readAlike)
  return <Section title="Cheaper or stronger alike" entries={found ?? []} className="" />
}

const readAlike = (id: string) => answerOf(calls.service[':id'].alike.$get({ param: { id } }))

interface SectionProps {
  readonly title: string
  readonly entries: readonly Alternative[]
  readonly className: string
}

function Section({ title, entries, className }: SectionProps) {
  const id = useId()
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={id} className={`sheet p-5 sm:p-6 ${className}`}>
      <h2 id={id} className="mb-4 text-2xl">
        {title}
      </h2>
      <ProductList entries={entries} />
    </section>
  )
}
