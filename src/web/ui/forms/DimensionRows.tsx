import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { MAX_DIMENSIONS, units } from '#contract/catalog.ts'
import { Field, SelectField } from '../Field.tsx'
import { toSentence } from './field-of.ts'

/** A row without anything in it yet. */
export const EMPTY_DIMENSION = { symbol: '', name: '', value: '', unit: 'mm' } as const

interface DimensionRowsProps {
  /** The rows of the form's field array. */
  rows: readonly { readonly id: string }[]
  /** What ties an input of a row to the form. */
  fieldOf: (
    name: `dimensions.${number}.${keyof typeof EMPTY_DIMENSION}`,
    label: string,
  ) => UseFormRegisterReturn & { label: string; error: string | undefined }
  problem: { readonly message?: string; readonly root?: { readonly message?: string } } | undefined
  onAdd: () => void
  onRemove: (row: number) => void
}

/** The rows of a product's dimensions; lists show the first three. */
export function DimensionRows({ rows, fieldOf, problem, onAdd, onRemove }: DimensionRowsProps) {
  const isHydrated = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const message = problem?.root?.message ?? problem?.message

  return (
    <fieldset className="min-w-0" aria-describedby={message && 'dimensions-error'}>
      <legend className="mb-1.5 text-sm font-semibold">Dimensions</legend>
      <p className="mb-3 text-sm text-muted">
        Put the most important first: the first three are shown in the product list.
      </p>
      <ol className="grid gap-4">
        {rows.map(({ id }, row) => (
          <li
            key={id}
            aria-label={`Dimension ${row + 1}`}
            className="grid grid-cols-2 items-start gap-3 border-l-2 border-line pl-3 sm:grid-cols-[5rem_1fr_7rem_6rem_auto]"
          >
            <Field {...fieldOf(`dimensions.${row}.symbol`, 'Symbol')} maxLength={12} required />
            <Field
              {...fieldOf(`dimensions.${row}.name`, 'Dimension')}
              maxLength={60}
              placeholder="Length"
              required
            />
            <Field {...fieldOf(`dimensions.${row}.value`, 'Value')} inputMode="decimal" required />
            <SelectField {...fieldOf(`dimensions.${row}.unit`, 'Unit')}>
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
                onRemove(row)
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
        disabled={!isHydrated || rows.length >= MAX_DIMENSIONS}
        onClick={onAdd}
        className="btn btn-outline btn-sm mt-4"
      >
        Add a dimension
      </button>
    </fieldset>
  )
}
