import { createFileRoute } from '@tanstack/react-router'
import { answerOf, calls } from '../../client.ts'
import { MY_PROFILE } from '../../content/specification.ts'
import { FormPage } from '../../ui/base/page/FormPage.tsx'
import { RowsSkeleton } from '../../ui/base/page/RowsSkeleton.tsx'
import { ProfileForm } from '../../ui/customer/account/ProfileForm.tsx'

export const Route = createFileRoute('/dashboard/myprofile')({
  loader: async ({ context: { user } }) =>
    user
      ? answerOf(calls.profile[':email'].$get({ param: { email: encodeURIComponent(user.email) } }))
      : null,
  gcTime: 0,
  head: () => ({ meta: [{ title: 'My Profile | Parts Hub' }] }),
  component: MyProfile,
  pendingComponent: () => <RowsSkeleton title={MY_PROFILE} />,
})

function MyProfile() {
  const profile = Route.useLoaderData()
  return (
    profile && (
      <FormPage title={MY_PROFILE}>
        <ProfileForm key={profile.email} profile={profile} />
      </FormPage>
    )
  )
}
