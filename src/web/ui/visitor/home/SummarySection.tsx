import { SUMMARY, SUMMARY_HEADING } from '../../../content/specification.ts'
import { Container } from '../../base/page/Container.tsx'

/** The size of the business in three figures. */
export function SummarySection() {
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
