import { useEffect, useRef, useState } from 'react'
import { FEEDBACK_HEADING } from '../../../content/specification.ts'
import { Container } from '../../base/page/Container.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { Stars } from '../../customer/reviews/Stars.tsx'
import type { Carousel } from './carousel.ts'
import type { Feedback } from './load-home.ts'

/**
 * Customers' reviews, newest first. The server renders a scrolling row; once it comes into view, the carousel takes it over at the
 * same size.
 */
export function FeedbackSection({ feedback }: { feedback: readonly Feedback[] }) {
  const { frame, bullets, carousel, isPlaying } = useCarousel()
  return (
    <div>
      <Container className="py-12 sm:py-16">
        <SectionHeading id="feedback" title={FEEDBACK_HEADING} />
        {/* A scrollable region must be reachable by keyboard; the carousel has its own controls. */}
        <section
          ref={frame}
          aria-labelledby="feedback"
          tabIndex={carousel ? undefined : 0}
          className="feedback swiper"
        >
          <div className="swiper-wrapper">
            {feedback.map(entry => (
              <div key={entry.id} className="swiper-slide">
                <FeedbackCard {...entry} />
              </div>
            ))}
          </div>
        </section>
        <div className="mt-5 flex min-h-11 items-center justify-between gap-4">
          <div ref={bullets} className="feedback-bullets" />
          {carousel && (
            <button
              type="button"
              className="btn btn-outline btn-sm"
              onClick={() => (isPlaying ? carousel.pause() : carousel.play())}
            >
              {isPlaying ? 'Pause' : 'Play'}
            </button>
          )}
        </div>
      </Container>
    </div>
  )
}

/** Fetches the carousel's code when the row comes into view. Without it the row still scrolls. */
function useCarousel() {
  const frame = useRef<HTMLElement>(null)
  const bullets = useRef<HTMLDivElement>(null)
  const [carousel, setCarousel] = useState<Carousel>()
  const [isPlaying, setPlaying] = useState(false)
  useEffect(() => {
    if (!frame.current || !bullets.current) return
    const places = { frame: frame.current, bullets: bullets.current }
    let made: Carousel | undefined
    let isGone = false
    const observer = new IntersectionObserver(async entries => {
      if (!entries.some(entry => entry.isIntersecting)) return
      observer.disconnect()
      const code = await import('./carousel.ts').catch(() => undefined)
      if (!code || isGone) return
      made = code.createCarousel({ ...places, onPlaying: setPlaying })
      setCarousel(made)
    })
    observer.observe(places.frame)
    return () => {
      isGone = true
      observer.disconnect()
      made?.destroy()
    }
  }, [])
  return { frame, bullets, carousel, isPlaying }
}

/** A customer's review in the carousel. Below the author stands the product that it is about, or else where they are. */
function FeedbackCard({ name, rating, text, origin }: Feedback) {
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
