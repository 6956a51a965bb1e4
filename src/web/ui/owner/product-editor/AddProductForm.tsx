import { useFieldArray, useWatch } from 'react-hook-form'
import { newProduct, type Product } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { dispatchFacts, makeFacts, namesOf, warehouseFacts } from '#contract/catalog/plain-facts.ts'
import { answerOf, calls } from '../../../client.ts'
import { PRODUCT_ADDED } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { DimensionRows, EMPTY_DIMENSION } from './DimensionRows.tsx'
import { ImageField } from './ImageField.tsx'
import { copyOf, EMPTY_PRODUCT, fieldsOf, type ProductFields } from './product-fields.ts'
import { useImageUpload } from './use-image-upload.ts'

const fields = [
  { name: 'productname', label: 'Product name', maxLength: 120, required: true },
  [
    { name: 'sku', label: 'SKU', maxLength: 40, hint: 'Letters, digits and - . / _' },
    ...fieldsOf(namesOf(makeFacts)),
  ],
  [
    { name: 'price', label: 'Price', kind: 'amount', hint: 'In euros, per piece', required: true },
    { name: 'min', label: 'Minimum order', kind: 'count', hint: 'In pieces', required: true },
    { name: 'available', label: 'Available', kind: 'count', hint: 'In pieces', required: true },
  ],
  { name: 'category', label: 'Category', choices: categoryNames },
  fieldsOf([...namesOf(dispatchFacts), ...namesOf(warehouseFacts)]),
] as const
const imageField = {
  name: 'image',
  label: 'Image',
  hint: 'Filled in by an upload. Or enter the address of a hosted image (https://…) or a path in this shop (/catalogue/…).',
  required: true,
} as const
const description = { name: 'description', label: 'Description', kind: 'area', maxLength: 4000 } as const

/** Adds a product to the catalogue; where there is an `original`, the form begins as a copy of it. */
export function AddProductForm({ original }: { original: Product | null }) {
  const { form, submit } = useSentForm(newProduct, add, original ? copyOf(original) : undefined)
  const dimensions = useFieldArray({ control: form.control, name: 'dimensions' })
  const image = useWatch({ control: form.control, name: 'image' })
  const once = useIdempotencyKey()
  const upload = useImageUpload(url =>
    form.setValue('image', url, { shouldDirty: true, shouldValidate: true }),
  )

  async function add(json: ProductFields): Promise<void> {
    const headers = { 'idempotency-key': once.keyFor(json) }
    const { insertedId } = await answerOf(calls.product.$post({ json }, { headers }))
    once.renew()
    if (insertedId) notify.success(PRODUCT_ADDED)
    form.reset(original ? EMPTY_PRODUCT : undefined)
  }

  return (
    <form noValidate onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Fields form={form} of={fields} />
      <DimensionRows
        rows={dimensions.fields}
        problem={form.formState.errors.dimensions}
        onAdd={() => dimensions.append({ ...EMPTY_DIMENSION })}
        onRemove={dimensions.remove}
      >
        {of => <Fields form={form} of={of} initial={form.getValues()} />}
      </DimensionRows>
      <Fields form={form} of={[description]} />
      <ImageField upload={upload} value={image}>
        <Fields form={form} of={[imageField]} />
      </ImageField>
      <SubmitButton
        isBusy={form.formState.isSubmitting}
        isReady={upload.state.step !== 'sending'}
        className="justify-self-start"
      >
        Add product
      </SubmitButton>
    </form>
  )
}
