import { useRouter } from '@tanstack/react-router'
import { z } from 'zod'
import { familyId } from '#contract/catalog/catalog.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { text } from '#contract/common.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { editManaged } from '../products/managed-calls.ts'
import { KIND_HINT, useKinds } from './use-kinds.ts'

const newFamilyOfSize = z.object({ id: familyId, name: text(120), size: text(60), kind: z.string() })

const fields = [
  { name: 'name', label: 'Family name', maxLength: 120, placeholder: 'Hexagon screw', required: true },
  {
    name: 'id',
    label: 'Address',
    maxLength: 80,
    placeholder: 'hexagon-screws',
    hint: 'Small letters, digits and hyphens',
    required: true,
  },
  { name: 'size', label: 'This size', maxLength: 60, placeholder: 'M10 x 40', required: true },
] as const

/** Makes a family with this product as its first size. */
export function NewFamilyForm({ product }: { product: ManagedProduct }) {
  const router = useRouter()
  const choices = { '': 'None', ...useKinds(product.category) }
  const { form, submit } = useSentForm(newFamilyOfSize, async ({ id, name, size, kind }) => {
    const { category, standard } = product
    await answerOf(calls.family.$post({ json: { id, name, category, kind: kind || null, standard } }))
    await editManaged(product, { family: id, size })
    notify.success('Family made')
    await router.invalidate()
  })

  return (
    <form noValidate aria-label="Make a family" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <p className="text-muted">
        This product belongs to no family. Make one of it to add more sizes: lists show a family once.
      </p>
      <Fields form={form} of={[fields, { name: 'kind', label: 'Kind', hint: KIND_HINT, choices }]} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Make a family
      </SubmitButton>
    </form>
  )
}
