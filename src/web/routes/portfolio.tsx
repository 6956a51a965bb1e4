import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { portfolio } from '../content/portfolio.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'

export const Route = createFileRoute('/portfolio')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Portfolio',
      description: 'A personal portfolio: education, skills and links.',
      path: '/portfolio',
    }),
  component: Portfolio,
})

function Portfolio() {
  const { name, role, email, about, education, skills, links } = portfolio
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading title={name} lead={role} />
      <p className="max-w-prose text-lg">{about}</p>
      <div className="mt-10">
        <Row title="Email">
          <a href={`mailto:${email}`} className="text-link">
            {email}
          </a>
        </Row>
        <Row title="Education">
          <ul className="space-y-4">
            {education.map(({ title, place, years }) => (
              <li key={title}>
                <span className="block font-semibold">{title}</span>
                <span className="text-muted">
                  {place}, {years}
                </span>
              </li>
            ))}
          </ul>
        </Row>
        <Row title="Skills">
          <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {skills.map(({ area, items }) => (
              <div key={area}>
                <dt className="font-semibold">{area}</dt>
                <dd className="text-muted">{items.join(', ')}</dd>
              </div>
            ))}
          </dl>
        </Row>
        <Row title="Links">
          <ul className="space-y-1.5">
            {links.map(({ label, address }) => (
              <li key={label} className="wrap-break-word">
                {label}:{' '}
                <a href={address} rel="noreferrer" className="text-link">
                  {address.replace('https://', '')}
                </a>
              </li>
            ))}
          </ul>
        </Row>
      </div>
    </Container>
  )
}

/** One entry of the sheet: label on the left, text on the right. */
function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-10 gap-y-3 border-t border-line py-7 lg:grid-cols-[1fr_3fr]">
      <h2 className="text-2xl">{title}</h2>
      <div>{children}</div>
    </section>
  )
}
