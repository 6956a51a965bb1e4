import { type MouseEvent, useRef, useState } from 'react'
import type { Review } from '#contract/reviews/reviews.ts'
import type { Page } from '../../../client.ts'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { formatCount, formatDay } from '../../base/figures/format.ts'
import { ReviewFacts } from '../../customer/reviews/ReviewFacts.tsx'
import { readProductReviews } from './read-product-reviews.ts'

interface ProductReviewListProps {
  product: string
  page: Page<Review>
  after: string | undefined
}

/** A product's reviews, newest first. 'Show more' adds to them; without JavaScript it leads to the next ones. */
export function ProductReviewList({ product, page, after }: ProductReviewListProps) {
  const [further, setFurther] = useState<Page<Review>>()
  const { isBusy, act } = useAction({ refresh: keepPage })
  const shown = useRef<HTMLOutputElement>(null)
  const reviews = [...page.items, ...(further?.items ?? [])]
  const { next } = further ?? page

  async function showMore(event: MouseEvent): Promise<void> {
    event.preventDefault()
    if (isBusy || next === undefined) return
    await act(async () => {
      const more = await readProductReviews(product, next)
      // The link that has the focus disappears with the last page.
      if (more.next === undefined) shown.current?.focus()
      setFurther({ ...more, items: [...(further?.items ?? []), ...more.items] })
    })
  }

  if (reviews.length === 0) return <p className="text-muted">No reviews yet.</p>
  return (
    <div className="min-w-0">
      {after !== undefined && (
        <a href="?#reviews" className="btn mb-4 btn-outline btn-sm">
          Newest reviews
        </a>
      )}
      <ul className="divide-y divide-line">
        {reviews.map(review => (
          <li key={review._id} className="py-5 first:pt-0 last:pb-0">
            <ProductReview review={review} />
          </li>
        ))}
      </ul>
      {(next !== undefined || further) && (
        <div className="mt-5 flex flex-wrap items-center gap-4 border-t border-line pt-5">
          {next !== undefined && (
            <a href={`?after=${next}#reviews`} onClick={showMore} className="btn btn-outline btn-sm">
              Show more
            </a>
          )}
          <output ref={shown} tabIndex={-1} className="text-sm text-muted">
            {formatCount(reviews.length)} of {formatCount(page.total)} reviews shown
          </output>
        </div>
      )}
    </div>
  )
}

function ProductReview({ review }: { review: Review }) {
  return (
    <article aria-label={`Review by ${review.name}`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="text-xl wrap-anywhere">{review.name}</h3>
        <time dateTime={review.createdAt} className="text-sm text-muted">
          {formatDay(review.createdAt)}
        </time>
      </div>
      <ReviewFacts review={review} />
      <p className="mt-3 max-w-prose whitespace-pre-wrap wrap-anywhere">{review.review}</p>
    </article>
  )
}
