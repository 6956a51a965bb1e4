import { Link } from '@tanstack/react-router'
import { hero } from '../../../content/home.ts'
import { EXPLORE_TOOLS } from '../../../content/specification.ts'
import { Container } from '../../base/page/Container.tsx'
import { Picture } from '../../base/page/Picture.tsx'
import { HERO_SIZES } from './hero-sizes.ts'

/** Introduces the shop and links to it. */
export function HeroSection() {
  return (
    <section className="on-ink blueprint overflow-hidden bg-ink text-ink-content [--blueprint-line:rgb(255_255_255/0.04)]">
      <Container className="grid items-center gap-x-6 gap-y-4 py-10 sm:py-14 lg:grid-cols-[5fr_8fr] lg:py-16">
        <div className="relative z-10">
          <h1 className="max-w-[14ch] text-5xl leading-[0.98] sm:text-6xl xl:text-7xl">{hero.title}</h1>
          <p className="mt-6 max-w-prose text-lg text-ink-muted">{hero.text}</p>
          <Link to="/all-products" className="btn mt-8 btn-lg btn-accent">
            {EXPLORE_TOOLS}
            <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-2" aria-hidden="true">
              <path d="M1 8h13M9 3l5 5-5 5" />
            </svg>
          </Link>
        </div>
        <div className="spotlight relative -mx-4 sm:-mx-6 lg:-my-8 lg:-mr-6 lg:ml-0 2xl:-mr-24">
          <Picture
            src={hero.picture}
            alt={hero.alt}
            sizes={HERO_SIZES}
            width={1920}
            height={1200}
            isFirst
            className="w-full"
          />
        </div>
      </Container>
    </section>
  )
}
