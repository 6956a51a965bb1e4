import { Link } from '@tanstack/react-router'

/** Why there is nothing to order, and where to go instead. */
export function SoldOutNote() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <strong>Sold out.</strong> There are fewer pieces left than the minimum order. Pieces of orders that
        are not paid for in time come back, so it is worth looking in again.
      </p>
      <Link to="/all-products" search={{ in_stock: true }} className="btn btn-outline">
        See what is in stock
      </Link>
    </div>
  )
}
