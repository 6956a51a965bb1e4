import { Link } from '@tanstack/react-router'
import { writeParts } from './compare-search.ts'
import { removeCompared } from './compared-products.ts'

/** Leads to the comparison without this product, and forgets that this browser chose it. */
export function RemoveLink({
  part,
  parts,
  name,
  className,
}: {
  part: string
  parts: readonly string[]
  name: string
  className: string
}) {
  return (
    <Link
      to="/compare"
      search={{ parts: writeParts(parts.filter(other => other !== part)) }}
      resetScroll={false}
      aria-label={`Remove ${name}`}
      onClick={() => removeCompared(part)}
      className={className}
    >
      Remove
    </Link>
  )
}
