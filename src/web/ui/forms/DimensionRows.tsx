import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import { MAX_DIMENSIONS, units } from '#contract/catalog.ts'
import { Field, SelectField } from '../Field.tsx'
import { fieldOf, toSentence } from './field-of.ts'
import type { ProductFields } from './product-fields.ts'

const EMPTY = { symbol: '', name: '', value: '', unit: 'mm' } as const

/** The rows of a product's dimensions; lists show the first three. */
export function DimensionRows({ form }: { form: UseFormReturn<ProductFields> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'dimensions' })
  const isHydrated = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const problem = form.formState.errors.dimensions
  const message = problem?.root?.message ?? problem?.message

  return (
    <fieldset className="min-w-0" aria-describedby={message && 'dimensions-error'}>
      <legend className="mb-1.5 text-sm font-semibold">Dimensions</legend>
      <p className="mb-3 text-sm text-muted">
        Put the most important first: the first three are shown in the product list.
      </p>
      <ol className="grid gap-4">
        {fields.map(({ id }, row) => (
          <li
            key={id}
            aria-label={`Dimension ${row + 1}`}
            className="grid grid-cols-2 items-start gap-3 border-l-2 border-line pl-3 sm:grid-cols-[5rem_1fr_7rem_6rem_auto]"
          >
            <Field {...fieldOf(form, `dimensions.${row}.symbol`, 'Symbol')} maxLength={12} required />
            <Field
              {...fieldOf(form, `dimensions.${row}.name`, 'Dimension')}
              maxLength={60}
              placeholder="Length"
              required
            />
            <Field {...fieldOf(form, `dimensions.${row}.value`, 'Value')} inputMode="decimal" required />
            <SelectField {...fieldOf(form, `dimensions.${row}.unit`, 'Unit')}>
              {units.map(unit => (
                <option key={unit} value={unit}>
                  {unit || 'none'}
                </option>
              ))}
            </SelectField>
            <button
              type="button"
              aria-label={`Remove dimension ${row + 1}`}
              onClick={() => {
                remove(row)
                addButton.current?.focus()
              }}
              className="btn btn-outline justify-self-start sm:mt-7"
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      {message && (
        <p id="dimensions-error" className="mt-1.5 text-sm font-semibold text-error">
          {toSentence('The dimensions', message)}
        </p>
      )}
      <button
        ref={addButton}
        type="button"
        disabled={!isHydrated || fields.length >= MAX_DIMENSIONS}
        onClick={() => append({ ...EMPTY })}
        className="btn btn-outline btn-sm mt-4"
      >
        Add a dimension
      </button>
    </fieldset>
  )
}
