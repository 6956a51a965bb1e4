import { Link } from '@tanstack/react-router'
import type { OwnReviews } from '#contract/reviews/reviews.ts'
import { HiddenNote } from '../../customer/reviews/HiddenNote.tsx'

/** The way to one's own review of a product, for who has bought it; visitors log in on the way. */
export function WriteReview({ product, own }: { product: string; own: OwnReviews | undefined }) {
  const written = own?.reviews[0]
  if (own && !written && own.bought.length === 0)
    return <p className="mt-5 text-sm text-muted">You can review this part once you have bought it.</p>
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      {written && <HiddenNote review={written} />}
      <Link to="/addreview" search={{ product }} className="btn btn-outline btn-sm">
        {written ? 'Edit your review' : 'Write a review'}
      </Link>
      {!own && <p className="text-sm text-muted">For customers who have bought this part.</p>}
    </div>
  )
}
