import { Link, useRouter } from '@tanstack/react-router'
import { hero, linePictures, lines } from '../../../content/home.ts'
import {
  CONTACT_HEADING,
  EXPLORE_PARTS,
  EXPLORE_TOOLS,
  LINES_HEADING,
  NEWEST_HEADING,
  SUMMARY,
  SUMMARY_HEADING,
} from '../../../content/specification.ts'
import { listContact } from '../../../site.ts'
import { Container } from '../../base/page/Container.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { Picture } from '../../base/page/Picture.tsx'
import { addressedOf } from '../../product/facts/addressed-of.ts'
import { CategoryLinks } from '../../product/facts/CategoryLinks.tsx'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { CARD_GRID, CARD_LINK, CARD_ROWS, ProductCard } from '../results/ProductCard.tsx'
import { ContactForm } from './ContactForm.tsx'
import { FeedbackSection } from './FeedbackSection.tsx'
import { HERO_SIZES } from './hero-sizes.ts'
import type { HomeData } from './load-home.ts'

/** The home page, at / and /home. */
export function HomePage({ products, feedback }: HomeData) {
  return (
    <>
      <HeroSection />
      <SummarySection />
      {feedback.length > 0 && <FeedbackSection feedback={feedback} />}
      <CategoriesSection />
      <LinesSection />
      {products.length > 0 && <NewestSection products={products} />}
      <ContactSection />
    </>
  )
}

/** Introduces the shop and links to it. */
function HeroSection() {
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

/** The size of the business in three figures. */
function SummarySection() {
  return (
    <section aria-labelledby="summary" className="border-b border-line bg-base-100">
      <Container className="grid gap-x-10 gap-y-6 py-10 lg:grid-cols-[1fr_3fr] lg:items-center">
        <h2 id="summary" className="text-3xl sm:text-4xl">
          {SUMMARY_HEADING}
        </h2>
        <dl className="grid sm:grid-cols-3">
          {SUMMARY.map(({ figure, label }) => (
            <div
              key={label}
              className="flex items-baseline gap-4 border-line py-3 not-first:border-t sm:flex-col-reverse sm:gap-1 sm:px-8 sm:py-1 sm:not-first:border-t-0 sm:not-first:border-l sm:first:pl-0 lg:first:border-l lg:first:pl-8"
            >
              <dt className="order-2 text-muted sm:order-none">{label}</dt>
              <dd className="min-w-28 font-condensed text-5xl leading-none font-semibold sm:text-6xl">
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}

/** Links to the categories, each with a product from it. */
function CategoriesSection() {
  return (
    <section aria-labelledby="categories">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="categories" title="Browse by category" />
        <CategoryLinks />
      </Container>
    </section>
  )
}

/** The three lines of manufacture. */
function LinesSection() {
  return (
    <section aria-labelledby="lines" className="border-y border-line bg-base-100">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="lines" title={LINES_HEADING} />
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {lines.map(({ title, text }, index) => (
            <article
              key={title}
              className="grid content-start gap-4 sm:max-md:grid-cols-[2fr_3fr] sm:max-md:gap-x-8"
            >
              <ProductPicture
                src={linePictures}
                place={{ index, of: lines.length }}
                alt=""
                sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 33vw, (min-width: 40rem) 40vw, 85vw"
                className="rounded-box border border-line sm:max-md:row-span-2"
              />
              <h3 className="text-2xl sm:text-3xl">{title}</h3>
              <p className="max-w-prose text-muted">{text}</p>
            </article>
          ))}
        </div>
      </Container>
    </section>
  )
}

/** The newest products, and a link to all of them. */
function NewestSection({ products }: Pick<HomeData, 'products'>) {
  return (
    <section aria-labelledby="newest">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="newest" title={NEWEST_HEADING} />
        <ul className={CARD_GRID}>
          {products.map(product => (
            <li key={product._id} className={CARD_ROWS}>
              <ProductCard
                product={product}
                headingLevel="h3"
                title={
                  <ProductLink product={addressedOf(product)} className={CARD_LINK}>
                    {product.name}
                  </ProductLink>
                }
              />
            </li>
          ))}
        </ul>
        <div className="mt-10 text-center">
          <Link to="/all-products" className="btn btn-outline btn-lg">
            {EXPLORE_PARTS}
          </Link>
        </div>
      </Container>
    </section>
  )
}

/** How to reach the people at the works. */
function ContactSection() {
  const { seller } = useRouter().options.context.site
  return (
    <section aria-labelledby="contact" className="border-t border-line bg-base-100">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="contact" title={CONTACT_HEADING} />
        <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <div className="text-muted">
            <p className="max-w-prose text-lg">
              Ask for a drawing, a certificate or a price by the hundred, or tell us what you think. Somebody
              at the works will reply within two working days.
            </p>
            <address className="mt-5 not-italic">
              {listContact({ ...seller, email: '' }).map(line => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
              {seller.email !== '' && (
                <a href={`mailto:${seller.email}`} className="text-link">
                  {seller.email}
                </a>
              )}
            </address>
          </div>
          <ContactForm />
        </div>
      </Container>
    </section>
  )
}
