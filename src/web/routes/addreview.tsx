import { createFileRoute } from '@tanstack/react-router'
import { Container } from '../ui/Container.tsx'
import { FormPage } from '../ui/dashboard/FormPage.tsx'
import { SignInFirst } from '../ui/dashboard/SignInFirst.tsx'
import { ReviewForm } from '../ui/forms/ReviewForm.tsx'

export const Route = createFileRoute('/addreview')({
  head: () => ({ meta: [{ title: 'Product Review | Parts Hub' }] }),
  component: AddReview,
})

function AddReview() {
  const { user } = Route.useRouteContext()
  if (!user) return <SignInFirst />
  return (
    <Container className="py-10 sm:py-14">
      <FormPage title="Product Review" lead="How did our parts do? Everybody sees it on the home page.">
        <ReviewForm user={user} />
      </FormPage>
    </Container>
  )
}
