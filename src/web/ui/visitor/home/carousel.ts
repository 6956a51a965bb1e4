import Swiper from 'swiper'
import { A11y, Autoplay, Pagination } from 'swiper/modules'

/** A running carousel. */
export interface Carousel {
  pause(): void
  play(): void
  destroy(): void
}

interface CarouselPlaces {
  readonly frame: HTMLElement
  readonly bullets: HTMLElement
  /** Called with whether the slides move by themselves. */
  readonly onPlaying: (isPlaying: boolean) => void
}

/** Turns a row of slides rendered by the server into a carousel. Keys `@n` are ratios of the window's width to its height. */
export function createCarousel({ frame, bullets, onPlaying }: CarouselPlaces): Carousel {
  const swiper = new Swiper(frame, {
    modules: [Autoplay, Pagination, A11y],
    slidesPerView: 1,
    spaceBetween: 10,
    breakpoints: { '@1.00': { slidesPerView: 2 }, '@1.50': { slidesPerView: 3 } },
    speed: 300,
    autoplay: { delay: 3000, disableOnInteraction: false, pauseOnMouseEnter: true },
    pagination: { el: bullets, clickable: true },
    on: { autoplayStart: () => onPlaying(true), autoplayStop: () => onPlaying(false) },
  })
  let isPausedByPerson = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isPausedByPerson) swiper.autoplay.stop()
  onPlaying(!isPausedByPerson)

  const section = frame.parentElement ?? frame
  const holdWhileFocused = () => swiper.autoplay.pause()
  const goOn = () => {
    if (!isPausedByPerson) swiper.autoplay.resume()
  }
  section.addEventListener('focusin', holdWhileFocused)
  section.addEventListener('focusout', goOn)
  return {
    pause() {
      isPausedByPerson = true
      swiper.autoplay.stop()
    },
    play() {
      isPausedByPerson = false
      swiper.autoplay.start()
    },
    destroy() {
      section.removeEventListener('focusin', holdWhileFocused)
      section.removeEventListener('focusout', goOn)
      swiper.destroy()
    },
  }
}
