import { Link } from '@tanstack/react-router'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { FamilyForm } from './FamilyForm.tsx'
import { NewFamilyForm } from './NewFamilyForm.tsx'
import { NewSizesForm } from './NewSizesForm.tsx'

/** The family of a product: its other sizes, and more to be added; or a new one. */
export function FamilySection({ product }: { product: ManagedProduct }) {
  const { variants } = product
  return (
    <section aria-labelledby="family">
      <h2 id="family" className="mb-4 text-3xl">
        Family
      </h2>
      {variants ? (
        <div className="grid gap-6">
          <p>
            <span className="font-semibold">{variants.name}</span>, {formatCount(variants.count)}{' '}
            {variants.count === 1 ? 'size' : 'sizes'} from {formatEuros(variants.from)} to{' '}
            {formatEuros(variants.to)}.{' '}
            <Link
              to="/dashboard/products"
              search={{ family: variants.family, sort: 'name' }}
              className="text-link"
            >
              Show all its sizes
            </Link>
          </p>
          <FamilyForm key={variants.family} product={product} id={variants.family} />
          <NewSizesForm product={product} />
        </div>
      ) : (
        <NewFamilyForm product={product} />
      )}
    </section>
  )
}
