import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { readCount } from '#contract/amounts.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import {
  dispatchFacts,
  makeFacts,
  namesOf,
  sizeFacts,
  warehouseFacts,
} from '#contract/catalog/plain-facts.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { ENGLISH } from '#contract/language.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { type FieldList, Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { labelFact } from '../products/fact-words.ts'
import { Contested } from './Contested.tsx'
import { DimensionRows, EMPTY_DIMENSION } from './DimensionRows.tsx'
import { type DetailName, toFields } from './detail-fields.ts'
import { PictureList } from './PictureList.tsx'
import { fieldsOf, orNull } from './product-fields.ts'
import { EMPTY_TIER, TierRows } from './TierRows.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { type Rival, useProductEdit } from './use-product-edit.ts'

const fields = [
  { name: 'productname', label: 'Product name', maxLength: 120, required: true },
  [
    { name: 'price', label: 'Price', kind: 'amount', hint: 'In euros, per piece', required: true },
    { name: 'min', label: 'Minimum order', kind: 'count', hint: 'In pieces', required: true },
    {
      name: 'lowStock',
      label: 'Low stock at',
      kind: 'count',
      hint: 'In pieces; empty means never',
      read: orNull(readCount),
    },
    {
      name: 'backOrderDays',
      label: 'Lead time beyond stock',
      kind: 'count',
      hint: 'In working days; empty: not sold beyond stock',
      read: orNull(readCount),
    },
    { name: 'category', label: 'Category', choices: categoryNames },
  ],
  [
    { name: 'sku', label: 'SKU', maxLength: 40, hint: 'Letters, digits and - . / _' },
    ...fieldsOf(namesOf(makeFacts)),
  ],
  [
    {
      name: 'family',
      label: 'Family',
      maxLength: 80,
      hint: 'Its address; empty for none',
      read: orNull(typed => typed),
    },
    ...fieldsOf(namesOf(sizeFacts)),
    ...fieldsOf(namesOf(dispatchFacts)),
    ...fieldsOf(namesOf(warehouseFacts)),
  ],
] as const satisfies FieldList<DetailName>
const step = {
  name: 'step',
  label: 'Pack',
  kind: 'count',
  hint: 'Only multiples of it are sold',
  required: true,
} as const
const description = { name: 'description', label: 'Description', kind: 'area', maxLength: 4000 } as const

/** Edits everything about a product except its stock. */
export function DetailsForm({ product }: { product: ManagedProduct }) {
  const { form, submit, message, rival, settle, hasChanges } = useProductEdit(product)
  const dimensions = useFieldArray({ control: form.control, name: 'dimensions' })
  const tiers = useFieldArray({ control: form.control, name: 'tiers' })
  const pictures = useWatch({ control: form.control, name: 'pictures' }) ?? []
  const setPictures = (urls: string[]) =>
    form.setValue('pictures', urls, { shouldValidate: form.formState.isSubmitted })
  const upload = useImageUpload(url =>
    setPictures([...new Set([...(form.getValues('pictures') ?? []), url])]),
  )
  const save = useRef<HTMLDivElement>(null)

  const contest = { rival, onSettle: settle }
  const around = (name: DetailName, field: ReactNode) => (
    <Contested name={name} {...contest}>
      {field}
    </Contested>
  )
  const shown = { form, initial: toFields(product), around }
  const pictureProblem = form.formState.errors.pictures

  async function send(event: FormEvent): Promise<void> {
    await submit(event)
    // The button was disabled meanwhile and has lost the focus, unless a field or a note has taken it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) save.current?.querySelector('button')?.focus()
    })
  }

  return (
    <section aria-labelledby="details">
      <h2 id="details" className="mb-4 text-3xl">
        Details
      </h2>
      <LeaveQuestion hasChanges={hasChanges} />
      <form noValidate onSubmit={event => void send(event)} className="sheet grid gap-5 p-5 sm:p-6">
        {rival && <RivalNote key={rival.version} rival={rival} />}
        <Fields {...shown} of={fields} />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Contested name="tiers" {...contest}>
            <TierRows
              rows={tiers.fields}
              problem={form.formState.errors.tiers}
              onAdd={() => tiers.append({ ...EMPTY_TIER })}
              onRemove={tiers.remove}
            >
              {of => <Fields form={form} of={of} initial={form.getValues()} />}
            </TierRows>
          </Contested>
          <Fields {...shown} of={[step]} />
        </div>
        <Fields {...shown} of={[description]} />
        <Contested name="dimensions" {...contest}>
          <DimensionRows
            rows={dimensions.fields}
            problem={form.formState.errors.dimensions}
            onAdd={() => dimensions.append({ ...EMPTY_DIMENSION })}
            onRemove={dimensions.remove}
          >
            {of => <Fields form={form} of={of} initial={form.getValues()} />}
          </DimensionRows>
        </Contested>
        <Contested name="pictures" {...contest}>
          <PictureList
            pictures={pictures}
            upload={upload}
            message={pictureProblem?.message ?? pictureProblem?.find?.(each => each?.message)?.message}
            onChange={setPictures}
          />
        </Contested>
        <div ref={save} className="flex flex-wrap items-center gap-4">
          <SubmitButton isBusy={form.formState.isSubmitting} isReady={upload.state.step !== 'sending'}>
            Save details
          </SubmitButton>
          <output className="text-sm text-muted">{message}</output>
        </div>
      </form>
    </section>
  )
}

/** Says that somebody else has edited the product meanwhile, and what to do. Takes the focus, as it is above the fields. */
function RivalNote({ rival: { adopted, contested } }: { rival: Rival }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <div ref={note} role="alert" tabIndex={-1} className="border-l-4 border-warning bg-base-200 p-4">
      <p className="font-semibold">Somebody else has edited this product. Nothing you typed is lost.</p>
      {adopted.length > 0 && <p className="mt-1">Their changes are shown below: {listLabels(adopted)}.</p>}
      <p className="mt-1">
        {contested.length > 0
          ? `You have both changed ${listLabels(contested)}: choose below, or save again to keep yours.`
          : 'Save again to keep what you typed.'}
      </p>
    </div>
  )
}

function listLabels(names: Rival['adopted']): string {
  return new Intl.ListFormat(ENGLISH).format(names.map(name => labelFact(name).toLowerCase()))
}
