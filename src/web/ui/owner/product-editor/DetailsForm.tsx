import { type FormEvent, useRef } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { categoryNames } from '#contract/catalog/category-names.ts'
import {
  dispatchFacts,
  type Fact,
  type FactName,
  makeFacts,
  namesOf,
  plainFacts,
  sizeFacts,
} from '#contract/catalog/plain-facts.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { LeaveQuestion } from '../../base/actions/LeaveQuestion.tsx'
import { CountField } from '../../base/forms/CountInput.tsx'
import { Field, Options, SelectField, TextAreaField } from '../../base/forms/Field.tsx'
import { fieldOf } from '../../base/forms/field-of.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { Contested } from './Contested.tsx'
import { DimensionRows, EMPTY_DIMENSION } from './DimensionRows.tsx'
import { type DetailFields, toFields } from './detail-fields.ts'
import { PictureList } from './PictureList.tsx'
import { RivalNote } from './RivalNote.tsx'
import { EMPTY_TIER, TierRows } from './TierRows.tsx'
import { useImageUpload } from './use-image-upload.ts'
import { useProductEdit } from './use-product-edit.ts'

type TextName = Exclude<keyof DetailFields, 'dimensions' | 'pictures' | 'archived' | 'tiers'>

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

  const initial = toFields(product)
  const field = (name: TextName, label: string) => ({
    ...fieldOf(form, name, label, CLEARED_BY_NULL.has(name) ? { setValueAs: emptyAsNull } : undefined),
    defaultValue: initial[name] ?? '',
  })
  const contest = { rival, onSettle: settle }
  const factFields = (names: readonly FactName[]) =>
    names.map(name => (
      <Contested key={name} name={name} {...contest}>
        <Field {...field(name, plainFacts[name].label)} {...typingOf(plainFacts[name])} />
      </Contested>
    ))
  const pictureProblem = form.formState.errors.pictures

  async function send(event: FormEvent): Promise<void> {
    await form.handleSubmit(submit)(event)
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
        <Contested name="productname" {...contest}>
          <Field {...field('productname', 'Product name')} maxLength={120} required />
        </Contested>
        <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <Contested name="price" {...contest}>
            <Field {...field('price', 'Price')} inputMode="decimal" hint="In euros, per piece" required />
          </Contested>
          <Contested name="min" {...contest}>
            <CountField {...field('min', 'Minimum order')} hint="In pieces" required />
          </Contested>
          <Contested name="lowStock" {...contest}>
            <CountField {...field('lowStock', 'Low stock at')} hint="In pieces; empty means never" />
          </Contested>
          <Contested name="category" {...contest}>
            <SelectField {...field('category', 'Category')}>
              <Options of={categoryNames} />
            </SelectField>
          </Contested>
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <Contested name="sku" {...contest}>
            <Field {...field('sku', 'SKU')} maxLength={40} hint="Letters, digits and - . / _" />
          </Contested>
          {factFields(namesOf(makeFacts))}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2 xl:grid-cols-4">
          <Contested name="family" {...contest}>
            <Field {...field('family', 'Family')} maxLength={80} hint="Its address; empty for none" />
          </Contested>
          {factFields(namesOf(sizeFacts))}
          {factFields(namesOf(dispatchFacts))}
        </div>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Contested name="tiers" {...contest}>
            <TierRows
              rows={tiers.fields}
              fieldOf={(name, label) => ({
                ...fieldOf(form, name, label),
                defaultValue: String(form.getValues(name) ?? ''),
              })}
              problem={form.formState.errors.tiers}
              onAdd={() => tiers.append({ ...EMPTY_TIER })}
              onRemove={tiers.remove}
            />
          </Contested>
          <Contested name="step" {...contest}>
            <CountField {...field('step', 'Pack')} hint="Only multiples of it are sold" required />
          </Contested>
        </div>
        <Contested name="description" {...contest}>
          <TextAreaField {...field('description', 'Description')} maxLength={4000} />
        </Contested>
        <Contested name="dimensions" {...contest}>
          <DimensionRows
            rows={dimensions.fields}
            fieldOf={(name, label) => ({
              ...fieldOf(form, name, label),
              defaultValue: String(form.getValues(name) ?? ''),
            })}
            problem={form.formState.errors.dimensions}
            onAdd={() => dimensions.append({ ...EMPTY_DIMENSION })}
            onRemove={dimensions.remove}
          />
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

/** How a plain fact is typed. */
function typingOf(fact: Fact) {
  const { hint, placeholder, inputMode } = fact
  return { hint, placeholder, inputMode, ...(fact.kind === 'text' && { maxLength: fact.max }) }
}

/** Fields whose value is null when they are empty. */
const CLEARED_BY_NULL: ReadonlySet<TextName> = new Set<TextName>([
  'lowStock',
  'family',
  ...namesOf(plainFacts).filter(name => plainFacts[name].kind === 'grams'),
])

/** The value of an optional field; null if it is empty. */
function emptyAsNull(value: string | null): string | null {
  return value?.trim() || null
}
