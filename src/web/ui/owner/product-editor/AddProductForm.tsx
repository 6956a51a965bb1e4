import { zodResolver } from '@hookform/resolvers/zod'
import { type Resolver, useFieldArray, useForm, useWatch } from 'react-hook-form'
import { newProduct, type Product } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { answerOf, calls } from '../../../client.ts'
import { PRODUCT_ADDED } from '../../../content/specification.ts'
import { notify } from '../../base/actions/toast.tsx'
import { CountField } from '../../base/forms/CountInput.tsx'
import { Field, Options, SelectField, TextAreaField } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { DimensionRows, EMPTY_DIMENSION } from './DimensionRows.tsx'
import { ImageField } from './ImageField.tsx'
import { copyOf, EMPTY_PRODUCT, nameFields, type ProductFields } from './product-fields.ts'
import { readTyped } from './read-typed.ts'
import { useImageUpload } from './use-image-upload.ts'

const checkProduct = zodResolver(newProduct, undefined, { raw: true })
const resolver: Resolver<ProductFields> = (typed, context, options) =>
  checkProduct(readTyped(typed), context, options)

/** Adds a product to the catalogue; where there is an `original`, the form begins as a copy of it. */
export function AddProductForm({ original }: { original: Product | null }) {
  const form = useForm<ProductFields>({
    resolver,
    defaultValues: original ? copyOf(original) : undefined,
  })
  const dimensions = useFieldArray({ control: form.control, name: 'dimensions' })
  const image = useWatch({ control: form.control, name: 'image' })
  const once = useIdempotencyKey()
  const upload = useImageUpload(url =>
    form.setValue('image', url, { shouldDirty: true, shouldValidate: true }),
  )

  async function add(json: ProductFields): Promise<void> {
    try {
      const headers = { 'idempotency-key': once.keyFor(json) }
      const { insertedId } = await answerOf(calls.product.$post({ json }, { headers }))
      once.renew()
      if (insertedId) notify.success(PRODUCT_ADDED)
      form.reset(original ? EMPTY_PRODUCT : undefined)
    } catch (error) {
      const isPlaced = placeProblems(error, form.setError, nameFields(json.dimensions?.length ?? 0))
      notify.failure(error, { retry: isPlaced ? undefined : () => void form.handleSubmit(add)() })
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(add)} className="sheet grid gap-5 p-5 sm:p-6">
      <Field {...fieldOf(form, 'productname', 'Product name')} maxLength={120} required />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...fieldOf(form, 'sku', 'SKU')} maxLength={40} hint="Letters, digits and - . / _" />
        <Field {...fieldOf(form, 'standard', 'Standard')} maxLength={60} placeholder="ISO 4017" />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field {...fieldOf(form, 'price', 'Price')} inputMode="decimal" hint="In euros, per piece" required />
        <CountField {...fieldOf(form, 'min', 'Minimum order')} hint="In pieces" required />
        <CountField {...fieldOf(form, 'available', 'Available')} hint="In pieces" required />
      </div>
      <SelectField {...fieldOf(form, 'category', 'Category')}>
        <Options of={categoryNames} />
      </SelectField>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...fieldOf(form, 'material', 'Material')} maxLength={120} />
        <Field {...fieldOf(form, 'finish', 'Finish')} maxLength={120} />
      </div>
      <DimensionRows
        rows={dimensions.fields}
        fieldOf={(name, label) => fieldOf(form, name, label)}
        problem={form.formState.errors.dimensions}
        onAdd={() => dimensions.append({ ...EMPTY_DIMENSION })}
        onRemove={dimensions.remove}
      />
      <TextAreaField {...fieldOf(form, 'description', 'Description')} maxLength={4000} />
      <ImageField
        {...fieldOf(form, 'image', 'Image')}
        upload={upload}
        value={image}
        hint="Filled in by an upload. Or enter the address of a hosted image (https://…) or a path in this shop (/catalogue/…)."
        required
      />
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
