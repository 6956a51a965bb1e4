import { createFileRoute } from '@tanstack/react-router'
import { ABOUT_HEADING } from '../content/specification.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { PageHeading } from '../ui/base/page/PageHeading.tsx'
import { describePage } from '../ui/base/page/page-head.ts'

export const Route = createFileRoute('/about')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'About',
      description: 'About Parts Hub, a manufacturer of hardware tools and parts.',
      path: '/about',
    }),
  component: About,
})

function About() {
  return (
    <Container className="min-h-[60vh] py-10 sm:py-14">
      <PageHeading title={ABOUT_HEADING} />
    </Container>
  )
}
