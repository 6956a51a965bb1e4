import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Profile, profileInput } from '#contract/accounts/profiles.ts'
import { answerOf, calls } from '../../../client.ts'
import { PROFILE_UPDATED } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'

type ProfileFields = z.input<typeof profileInput>

/** Edits the person's own profile. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const router = useRouter()
  const form = useForm<ProfileFields>({ resolver: zodResolver(profileInput, undefined, { raw: true }) })

  async function save(fields: ProfileFields): Promise<void> {
    try {
      const param = { email: encodeURIComponent(profile.email) }
      const { acknowledged } = await answerOf(calls.profile[':email'].$put({ param, json: fields }))
      if (acknowledged) notify.success(PROFILE_UPDATED)
      router.options.context.session.forget()
      await router.invalidate()
    } catch (error) {
      const isPlaced = placeProblems(error, form.setError, ['name', 'education', 'linkedin', 'phone'])
      notify.failure(error, { retry: isPlaced ? undefined : () => void form.handleSubmit(save)() })
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="sheet grid gap-5 p-5 sm:p-6">
      <Field
        {...fieldOf(form, 'name', 'Name')}
        autoComplete="name"
        hint="Shown on your orders and reviews. Leave it empty to keep it as it is."
        defaultValue={profile.name}
      />
      <Field label="Email" type="email" value={profile.email} readOnly />
      <Field {...fieldOf(form, 'education', 'Education')} defaultValue={profile.education} />
      <Field
        {...fieldOf(form, 'linkedin', 'LinkedIn')}
        type="url"
        placeholder="https://www.linkedin.com/in/…"
        defaultValue={profile.linkedin}
      />
      <Field
        {...fieldOf(form, 'phone', 'Phone')}
        type="tel"
        autoComplete="tel"
        defaultValue={profile.phone}
      />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Update profile
      </SubmitButton>
    </form>
  )
}
