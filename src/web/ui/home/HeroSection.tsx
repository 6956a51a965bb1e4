import { Link } from '@tanstack/react-router'
import { hero } from '../../content/home.ts'
import { Container } from '../Container.tsx'

/** What the shop is, and the way in. */
export function HeroSection() {
  return (
    <section className="on-ink blueprint bg-ink text-ink-content [--blueprint-line:rgb(255_255_255/0.045)]">
      <Container className="grid items-center gap-x-14 gap-y-12 py-12 sm:py-16 lg:grid-cols-[5fr_6fr] lg:py-20">
        <div>
          <h1 className="max-w-[14ch] text-5xl leading-[0.98] sm:text-6xl xl:text-7xl">{hero.title}</h1>
          <p className="mt-6 max-w-prose text-lg text-ink-muted">{hero.text}</p>
          <Link to="/all-products" className="btn mt-8 btn-lg btn-accent">
            Explore Our Tools
            <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2" aria-hidden="true">
              <path d="M1 8h13M9 3l5 5-5 5" />
            </svg>
          </Link>
        </div>
        <DrawingSheet />
      </Container>
    </section>
  )
}

/** Drawings of ours, laid out as on a sheet of the drawing office. */
function DrawingSheet() {
  const [main, ...others] = hero.drawings
  return (
    <div className="w-full max-w-2xl border border-ink-line bg-ink p-2 sm:p-3 lg:max-w-none">
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        <Drawing {...main} className="col-span-3 sm:col-span-2 sm:row-span-2" />
        {others.map(drawing => (
          <Drawing key={drawing.src} {...drawing} className="hidden sm:block" />
        ))}
      </div>
      <dl className="mt-2 grid grid-cols-2 border border-ink-line text-sm sm:mt-3 sm:grid-cols-4">
        {hero.titleBlock.map(([term, value]) => (
          <div
            key={term}
            className="border-ink-line px-3 py-2 not-first:border-l max-sm:odd:border-l-0 max-sm:nth-[n+3]:border-t"
          >
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Drawing({ src, alt, className }: { src: string; alt: string; className: string }) {
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={360}
      decoding="async"
      className={`plate aspect-4/3 size-full object-cover ${className}`}
    />
  )
}
