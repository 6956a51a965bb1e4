import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../client.ts'
import { MY_PROFILE } from '../content/specification.ts'
import { Container } from '../ui/base/page/Container.tsx'
import { FormPage } from '../ui/base/page/FormPage.tsx'
import { describePage } from '../ui/base/page/page-head.ts'
import { RowsSkeleton } from '../ui/base/page/RowsSkeleton.tsx'
import { ProfileForm } from '../ui/customer/account/ProfileForm.tsx'
import { SignInFirst } from '../ui/customer/sign-in/SignInFirst.tsx'

export const Route = createFileRoute('/myprofile')({
  loader: async ({ context: { user } }) =>
    user
      ? answerOf(calls.profile[':email'].$get({ param: { email: encodeURIComponent(user.email) } }))
      : null,
  gcTime: 0,
  head: ({ match }) =>
    describePage(match.context.site, {
      title: MY_PROFILE,
      path: '/myprofile',
      isPrivate: true,
    }),
  component: MyProfile,
  pendingComponent: () => (
    <Container className="py-10 sm:py-14">
      <RowsSkeleton title={MY_PROFILE} />
    </Container>
  ),
})

function MyProfile() {
  const profile = Route.useLoaderData()
  if (!profile) return <SignInFirst />
  return (
    <Container className="py-10 sm:py-14">
      <FormPage title={MY_PROFILE}>
        <ProfileForm key={profile.email} profile={profile} />
      </FormPage>
    </Container>
  )
}
