import { Link } from '@tanstack/react-router'

/** Leads on from an empty basket. */
export function EmptyBasket({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className="grid justify-items-start gap-4 py-4">
      <p>Nothing in your basket yet.</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/parts" onClick={onLeave} className="btn btn-secondary">
          Find parts
        </Link>
        <Link to="/quick-order" onClick={onLeave} className="btn btn-outline">
          Paste a list
        </Link>
      </div>
    </div>
  )
}
