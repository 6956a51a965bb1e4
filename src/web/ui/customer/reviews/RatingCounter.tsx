const MAX_RATING = 5

interface RatingCounterProps {
  rating: number
  onRate: (rating: number) => void
}

/** Sets a rating from 0 to 5. */
export function RatingCounter({ rating, onRate }: RatingCounterProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">Rating</legend>
      <div className="flex items-center gap-4">
        <button
          type="button"
          aria-label="Lower the rating"
          aria-disabled={rating === 0}
          onClick={() => rating > 0 && onRate(rating - 1)}
          className="btn btn-square btn-outline text-xl"
        >
          −
        </button>
        <output aria-live="polite" className="min-w-14 text-center text-2xl font-semibold">
          {rating}
          <span className="text-base font-normal text-muted"> / {MAX_RATING}</span>
        </output>
        <button
          type="button"
          aria-label="Raise the rating"
          aria-disabled={rating === MAX_RATING}
          onClick={() => rating < MAX_RATING && onRate(rating + 1)}
          className="btn btn-square btn-outline text-xl"
        >
          +
        </button>
      </div>
    </fieldset>
  )
}
