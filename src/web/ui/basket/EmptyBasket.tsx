import { Link } from '@tanstack/react-router'

/** Leads on from an empty basket. */
export function EmptyBasket({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <p>Nothing in your basket yet.</p>
      <Link to="/parts" onClick={onLeave} className="btn btn-secondary">
        Find parts
      </Link>
    </div>
  )
}
