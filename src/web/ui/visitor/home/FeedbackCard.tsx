import { Stars } from '../../customer/reviews/Stars.tsx'
import type { Feedback } from './load-home.ts'

/** A customer's review in the carousel. Below the author stands the product that it is about, or else where they are. */
export function FeedbackCard({ name, rating, text, origin }: Feedback) {
  return (
    <figure className="sheet flex h-full flex-col p-6">
      <div className="flex items-center gap-3">
        {/* Decoration, the same on every card; the real rating stands beside it. */}
        <Stars rating={5} className="h-4 fill-muted" />
        <span className="text-sm font-semibold">Rating: {rating}/5</span>
      </div>
      <blockquote className="mt-4 grow text-lg leading-normal wrap-break-word">{text}</blockquote>
      <figcaption className="mt-5 border-t border-line pt-4 wrap-break-word">
        <span className="block font-semibold">{name}</span>
        {origin && <span className="block text-[0.9375rem] text-muted">{origin}</span>}
      </figcaption>
    </figure>
  )
}
