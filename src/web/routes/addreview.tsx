import { createFileRoute } from '@tanstack/react-router'
import { PRODUCT_REVIEW } from '../content/specification.ts'
import { Container } from '../ui/Container.tsx'
import { FormPage } from '../ui/dashboard/FormPage.tsx'
import { SignInFirst } from '../ui/dashboard/SignInFirst.tsx'
import { ReviewForm } from '../ui/forms/ReviewForm.tsx'
import { describePage } from '../ui/page-head.ts'

export const Route = createFileRoute('/addreview')({
  head: ({ match }) =>
    describePage(match.context.site, {
      title: PRODUCT_REVIEW,
      description: 'Rate our tools and parts and tell others about them.',
      path: '/addreview',
      isPrivate: true,
    }),
  component: AddReview,
})

function AddReview() {
  const { user } = Route.useRouteContext()
  if (!user) return <SignInFirst />
  return (
    <Container className="py-10 sm:py-14">
      <FormPage title={PRODUCT_REVIEW} lead="How did our parts do? Your review appears on the home page.">
        <ReviewForm user={user} />
      </FormPage>
    </Container>
  )
}
