import { Link } from '@tanstack/react-router'

/** The family that something is confirmed of, with the way to its products; or the product without one. */
export function ConfirmedOf({ family, name }: { readonly family: string | null; readonly name: string }) {
  return family === null ? (
    <span className="wrap-anywhere">{name}</span>
  ) : (
    <Link to="/dashboard/products" search={{ family }} className="link wrap-anywhere">
      {name}
    </Link>
  )
}
