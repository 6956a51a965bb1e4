import type { ProductRating } from '#contract/reviews/reviews.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Stars } from '../../customer/reviews/Stars.tsx'

/** The average of a product's ratings, and how many there are of each number of stars. */
export function RatingSummary({ rating }: { rating: ProductRating }) {
  const { average, count, stars } = rating
  const most = Math.max(...stars)
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars rating={average} className="h-5 fill-secondary" />
        <span>
          <strong className="font-semibold">{average} of 5</strong>, {formatCount(count)}{' '}
          {count === 1 ? 'review' : 'reviews'}
        </span>
      </p>
      <ul aria-label="Reviews by rating" className="mt-4 grid gap-1.5 text-sm">
        {[5, 4, 3, 2, 1].map(star => {
          const reviews = stars[star - 1] ?? 0
          return (
            <li key={star} className="grid grid-cols-[4rem_1fr_3rem] items-center gap-3">
              <span>{star === 1 ? '1 star' : `${star} stars`}</span>
              <Bar share={reviews / most} />
              <span className="text-right">
                {formatCount(reviews)}
                <span className="sr-only"> {reviews === 1 ? 'review' : 'reviews'}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
      <rect width="100" height="8" className="fill-base-300" />
      <rect width={share * 100} height="8" className="fill-secondary" />
    </svg>
  )
}
