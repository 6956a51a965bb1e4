import { wordDimension } from '@parts-hub/parts'
import type { Product } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { makeFacts, namesOf, UNCONFIRMED } from '#contract/catalog/plain-facts.ts'
import { Figure } from '../../base/figures/Figure.tsx'
import { listFacts } from './word-facts.ts'

/** What a product is made of and its dimensions, as in the table of its standard. */
export function Specification({
  product,
  className = '',
}: {
  product: Pick<Product, 'sku' | keyof typeof makeFacts | 'dimensions' | 'category'>
  className?: string
}) {
  const { sku, dimensions, category } = product
  const dimensionSource = product.dimensionSource ?? (dimensions.length > 0 ? UNCONFIRMED : null)
  return (
    <section aria-labelledby="specification-heading" className={`sheet p-5 sm:p-6 ${className}`}>
      <h2 id="specification-heading" className="mb-4 text-2xl">
        Specification
      </h2>
      <dl className="[&_dd]:text-right [&_dd]:wrap-anywhere">
        {sku !== null && <Figure term="SKU">{sku}</Figure>}
        {listFacts(namesOf(makeFacts), { ...product, dimensionSource }).map(({ term, words }) => (
          <Figure key={term} term={term}>
            {words}
          </Figure>
        ))}
        <Figure term="Category">{categoryNames[category]}</Figure>
      </dl>
      {dimensions.length > 0 && <Dimensions of={product} />}
    </section>
  )
}

function Dimensions({ of: { dimensions, standard } }: { of: Pick<Product, 'dimensions' | 'standard'> }) {
  return (
    <table className="mt-6 w-full text-left">
      <caption className="eyebrow mb-2 text-left text-muted">Dimensions</caption>
      <thead>
        <tr className="border-b border-field-line text-sm text-muted">
          <th scope="col" className="w-16 py-2 pr-3 font-semibold">
            Symbol
          </th>
          <th scope="col" className="py-2 pr-3 font-semibold">
            Dimension
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {dimensions.map(dimension => {
          const { symbol, name } = dimension
          const [words, inMm] = wordDimension(dimension, standard)
          return (
            <tr key={symbol} className="border-b border-line">
              <td className="py-2 pr-3 font-semibold">{symbol}</td>
              <th scope="row" className="py-2 pr-3 font-normal wrap-anywhere">
                {name}
              </th>
              <td className="py-2 text-right font-semibold whitespace-nowrap">
                {words}
                {inMm && (
                  <span className="block text-sm font-normal text-muted sm:inline sm:pl-3">{inMm}</span>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
