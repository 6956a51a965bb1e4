import { useRouter } from '@tanstack/react-router'
import { type Profile, profileInput } from '#contract/accounts/profiles.ts'
import { answerOf, calls } from '../../../client.ts'
import { PROFILE_UPDATED } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'

const name = {
  name: 'name',
  label: 'Name',
  autoComplete: 'name',
  hint: 'Shown on your orders and reviews. Leave it empty to keep it as it is.',
} as const
const others = [
  { name: 'education', label: 'Education' },
  { name: 'linkedin', label: 'LinkedIn', type: 'url', placeholder: 'https://www.linkedin.com/in/…' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const

/** Edits the person's own profile. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const router = useRouter()
  const { form, submit } = useSentForm(profileInput, async json => {
    const param = { email: encodeURIComponent(profile.email) }
    const { acknowledged } = await answerOf(calls.profile[':email'].$put({ param, json }))
    if (acknowledged) notify.success(PROFILE_UPDATED)
    router.options.context.session.forget()
    await router.invalidate()
  })

  return (
    <form noValidate onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Fields form={form} of={[name]} initial={profile} />
      <Field label="Email" type="email" value={profile.email} readOnly />
      <Fields form={form} of={others} initial={profile} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Update profile
      </SubmitButton>
    </form>
  )
}
