import { createFileRoute } from '@tanstack/react-router'
import { PRODUCT_REVIEW } from '../content/specification.ts'
import { FormPage } from '../ui/dashboard/FormPage.tsx'
import { ReviewForm } from '../ui/forms/ReviewForm.tsx'

export const Route = createFileRoute('/dashboard/addreview')({
  head: () => ({ meta: [{ title: 'Product Review | Parts Hub' }] }),
  component: AddReview,
})

function AddReview() {
  const { user } = Route.useRouteContext()
  return (
    user && (
      <FormPage title={PRODUCT_REVIEW} lead="How did our parts do? Your review appears on the home page.">
        <ReviewForm user={user} />
      </FormPage>
    )
  )
}
