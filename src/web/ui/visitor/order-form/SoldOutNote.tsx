import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** Says that the product is sold out, what can be done about it, and where to go instead. */
export function SoldOutNote({ children }: { children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <strong>Sold out.</strong> There are fewer pieces left than the minimum order. Orders that are not
        paid in time release their stock, so it is worth checking again.
      </p>
      {children}
      <Link to="/all-products" search={{ in_stock: true }} className="btn btn-outline">
        See what is in stock
      </Link>
    </div>
  )
}
