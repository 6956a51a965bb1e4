import { createFileRoute, Link } from '@tanstack/react-router'
import { Container } from '../ui/Container.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/email-confirmed')({
  validateSearch: (search: Record<string, unknown>): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  head: ({ match }) =>
    describePage(match.context.site, {
      title: 'Your address',
      path: '/email-confirmed',
      isPrivate: true,
    }),
  component: Page,
})

function Page() {
  const { error } = Route.useSearch()
  const { title, lead } = describe(error)
  return (
    <Container width="reading" className="py-10 sm:py-14">
      <PageHeading title={title} lead={lead} />
      <div className="flex flex-wrap gap-3">
        <Link to="/all-products" className="btn btn-secondary">
          See all tools
        </Link>
        <Link to="/dashboard/account" className="btn btn-outline">
          Sign-in & security
        </Link>
      </div>
    </Container>
  )
}

function describe(error: string | undefined): { title: string; lead: string } {
  if (error === undefined) return { title: 'Thank you', lead: 'Your email address is confirmed.' }
  if (error === 'ADDRESS_TAKEN')
    return {
      title: 'This address has an account',
      lead: 'Your account keeps its current address. Choose a different one, or close the account that uses this one first.',
    }
  return {
    title: 'This link is no longer valid',
    lead: "Links are valid for an hour and stop working when the address changes. You can request a new one under 'Sign-in & security'.",
  }
}
