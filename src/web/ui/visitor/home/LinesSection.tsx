import { lines } from '../../../content/home.ts'
import { LINES_HEADING } from '../../../content/specification.ts'
import { Container } from '../../base/page/Container.tsx'
import { SectionHeading } from '../../base/page/PageHeading.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'

/** The three lines of manufacture. */
export function LinesSection() {
  return (
    <section aria-labelledby="lines" className="border-y border-line bg-base-100">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="lines" title={LINES_HEADING} />
        <div className="grid gap-x-8 gap-y-10 md:grid-cols-3">
          {lines.map(({ title, text, picture }) => (
            <article
              key={title}
              className="grid content-start gap-4 sm:max-md:grid-cols-[2fr_3fr] sm:max-md:gap-x-8"
            >
              <ProductPicture
                src={picture}
                alt=""
                sizes="(min-width: 80rem) 24rem, (min-width: 48rem) 33vw, (min-width: 40rem) 40vw, 100vw"
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
