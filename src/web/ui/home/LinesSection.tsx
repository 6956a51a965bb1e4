import { lines } from '../../content/home.ts'
import { Container } from '../Container.tsx'
import { SectionHeading } from '../PageHeading.tsx'

/** The three lines of manufacture, in the manner of a table of contents. */
export function LinesSection() {
  return (
    <section aria-labelledby="lines" className="border-y border-line bg-base-100">
      <Container className="py-12 sm:py-16">
        <SectionHeading id="lines" title="What we Manufacture" />
        <div className="border-b border-line">
          {lines.map(({ title, text, drawing }, index) => (
            <article
              key={title}
              className="grid gap-x-8 gap-y-3 border-t border-line py-6 sm:grid-cols-[1fr_11rem] lg:grid-cols-[3rem_16rem_1fr_13rem] lg:items-center"
            >
              <p
                aria-hidden="true"
                className="hidden font-condensed text-2xl font-semibold text-muted lg:block"
              >
                {index + 1}
              </p>
              <h3 className="text-2xl sm:text-3xl">{title}</h3>
              <p className="max-w-prose text-muted sm:col-start-1 lg:col-start-auto">{text}</p>
              <img
                src={drawing}
                alt=""
                width={480}
                height={360}
                loading="lazy"
                decoding="async"
                className="plate hidden aspect-4/3 h-auto w-full border border-line sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:block lg:col-start-auto lg:row-auto"
              />
            </article>
          ))}
        </div>
      </Container>
    </section>
  )
}
