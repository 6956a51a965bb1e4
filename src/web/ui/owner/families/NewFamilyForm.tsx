import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { familyId } from '#contract/catalog/catalog.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { text } from '#contract/common.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { editManaged } from '../products/managed-calls.ts'

const fields = z.object({ id: familyId, name: text(120), size: text(60) })
type Fields = z.input<typeof fields>

/** Makes a family with this product as its first size. */
export function NewFamilyForm({ product }: { product: ManagedProduct }) {
  const router = useRouter()
  const form = useForm<Fields>({ resolver: zodResolver(fields, undefined, { raw: true }) })

  async function create({ id, name, size }: Fields): Promise<void> {
    try {
      const { category, standard } = product
      await answerOf(calls.family.$post({ json: { id, name, category, standard } }))
      await editManaged(product, { family: id, size })
      notify.success('Family made')
      await router.invalidate()
    } catch (error) {
      const isPlaced = placeProblems(error, form.setError, ['id', 'name', 'size'])
      notify.failure(error, { retry: isPlaced ? undefined : () => void form.handleSubmit(create)() })
    }
  }

  return (
    <form
      noValidate
      aria-label="Make a family"
      onSubmit={form.handleSubmit(create)}
      className="sheet grid gap-5 p-5 sm:p-6"
    >
      <p className="text-muted">
        This product belongs to no family. Make one of it to add more sizes: lists show a family once.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field
          {...fieldOf(form, 'name', 'Family name')}
          maxLength={120}
          placeholder="Hexagon screw"
          required
        />
        <Field
          {...fieldOf(form, 'id', 'Address')}
          maxLength={80}
          placeholder="hexagon-screws"
          hint="Small letters, digits and hyphens"
          required
        />
        <Field {...fieldOf(form, 'size', 'This size')} maxLength={60} placeholder="M10 x 40" required />
      </div>
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Make a family
      </SubmitButton>
    </form>
  )
}
