import type { PartNumber } from '#contract/part-numbers/part-numbers.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'

/** The products that the signed-in person calls so, above what everybody finds. */
export function OwnParts({ parts }: { parts: readonly PartNumber[] }) {
  if (parts.length === 0) return null
  return (
    <section aria-labelledby="own-parts" className="sheet mb-6 p-4 sm:p-5">
      <h2 id="own-parts" className="text-lg">
        {parts.length > 1 ? 'Your part numbers' : 'Your part number'}
      </h2>
      <ul className="mt-2 grid gap-1.5">
        {parts.map(part => (
          <li key={part._id} className="flex flex-wrap gap-x-3">
            <span className="font-mono">{part.number}</span>
            <ProductLink product={part} className="text-link font-semibold wrap-anywhere">
              {part.name}
            </ProductLink>
            {part.sku !== null && <span className="text-muted">{part.sku}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
