import type { Feedback } from './load-home.ts'

/** What a customer says. */
export function FeedbackCard({ name, rating, text, address }: Feedback) {
  return (
    <figure className="sheet flex h-full flex-col p-6">
      <div className="flex items-center gap-3">
        <Stars />
        <span className="text-sm font-semibold">Rating: {rating}/5</span>
      </div>
      <blockquote className="mt-4 grow text-lg leading-normal wrap-break-word">{text}</blockquote>
      <figcaption className="mt-5 border-t border-line pt-4 wrap-break-word">
        <span className="block font-semibold">{name}</span>
        {address && <span className="block text-[0.9375rem] text-muted">{address}</span>}
      </figcaption>
    </figure>
  )
}

/** Five stars with the fifth checked: a decoration, the same on every card; the rating itself stands beside it. */
function Stars() {
  return (
    <span className="rating rating-xs pointer-events-none gap-0.5" aria-hidden="true">
      {[1, 2, 3, 4, 5].map(star => (
        <span
          key={star}
          className="mask size-4 bg-accent mask-star-2"
          data-checked={star === 5 || undefined}
        />
      ))}
    </span>
  )
}
