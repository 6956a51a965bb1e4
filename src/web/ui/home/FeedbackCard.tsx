import type { Feedback } from './load-home.ts'

/** A customer's review in the carousel. */
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

const STAR = 'M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12l-4.4 2.5 1-4.9L.9 6.2l5-.6z'

/** Five stars with the fifth checked: decoration, the same on every card; the real rating stands beside it. */
function Stars() {
  return (
    <svg viewBox="0 0 92 16" className="h-4 fill-accent" aria-hidden="true">
      {[0, 19, 38, 57, 76].map(x => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </svg>
  )
}
