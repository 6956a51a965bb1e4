import { Link } from '@tanstack/react-router'

/** Says that the product is sold out, and where to go instead. */
export function SoldOutNote() {
  return (
    <div className="grid justify-items-start gap-4">
      <p>
        <strong>Sold out.</strong> There are fewer pieces left than the minimum order. Orders that are not
        paid in time release their stock, so it is worth checking again.
      </p>
      <Link to="/all-products" search={{ in_stock: true }} className="btn btn-outline">
        See what is in stock
      </Link>
    </div>
  )
}
