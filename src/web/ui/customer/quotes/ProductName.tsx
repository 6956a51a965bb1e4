import { Link } from '@tanstack/react-router'
import type { QuoteLine } from '#contract/quotes/quotes.ts'

/** The name of a line, a link to its product as long as that is made, with its number and the customer's own. */
export function ProductName({ line }: { line: QuoteLine }) {
  const { product, name, sku, ownNumber, todayPrice } = line
  const numbers = [sku, ownNumber && `your no. ${ownNumber}`].filter(Boolean).join(' · ')
  return (
    <>
      {product !== null && todayPrice !== null ? (
        <Link to="/purchase/$id" params={{ id: product }} className="text-link font-semibold wrap-anywhere">
          {name}
        </Link>
      ) : (
        <span className="font-semibold wrap-anywhere">{name}</span>
      )}
      {numbers && <span className="block text-sm wrap-anywhere text-muted">{numbers}</span>}
    </>
  )
}
