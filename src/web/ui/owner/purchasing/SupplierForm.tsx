import type { z } from 'zod'
import { newSupplier, type Supplier } from '#contract/purchasing/suppliers.ts'
import { type FieldList, Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'

const fields: FieldList<'name' | 'email' | 'leadDays' | 'address' | 'notes'> = [
  [
    { name: 'name', label: 'Name', maxLength: 120, required: true },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autoCapitalize: 'none',
      maxLength: 254,
      hint: 'Where orders are sent to',
    },
    {
      name: 'leadDays',
      label: 'Lead time in days',
      noun: 'Lead time',
      kind: 'count',
      required: true,
      hint: 'How long goods usually take',
    },
  ],
  {
    name: 'address',
    label: 'Address',
    kind: 'area',
    maxLength: 300,
    hint: 'As on an envelope, line by line',
  },
  { name: 'notes', label: 'Notes', kind: 'area', maxLength: 2000, hint: 'For colleagues alone' },
]

type Typed = z.input<typeof newSupplier>

interface SupplierFormProps {
  /** The one that is edited; undefined: a new one. */
  supplier?: Supplier
  label: string
  button: string
  send: (typed: Typed) => Promise<unknown>
}

/** What is known of a supplier, to be typed. A new one leaves an empty form. */
export function SupplierForm({ supplier, label, button, send }: SupplierFormProps) {
  const form = useCheckedForm<Typed>(newSupplier)
  const submit = makeSubmit(form, async typed => {
    await send(typed)
    if (!supplier) form.reset({ name: '', email: '', leadDays: '', address: '', notes: '' })
  })
  const initial = supplier && { ...supplier, leadDays: String(supplier.leadDays) }
  return (
    <form noValidate aria-label={label} onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Fields form={form} of={fields} initial={initial} />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        {button}
      </SubmitButton>
    </form>
  )
}
