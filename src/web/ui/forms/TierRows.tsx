import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { MAX_TIERS } from '#contract/catalog.ts'
import { Field } from '../Field.tsx'
import { toSentence } from './field-of.ts'

/** A row without anything in it yet. */
export const EMPTY_TIER = { from: '', price: '' } as const

interface TierRowsProps {
  /** The rows of the form's field array. */
  rows: readonly { readonly id: string }[]
  /** What ties an input of a row to the form. */
  fieldOf: (
    name: `tiers.${number}.${keyof typeof EMPTY_TIER}`,
    label: string,
  ) => UseFormRegisterReturn & { label: string; error: string | undefined }
  problem: { readonly message?: string; readonly root?: { readonly message?: string } } | undefined
  onAdd: () => void
  onRemove: (row: number) => void
}

/** The rows of a product's prices for larger quantities. */
export function TierRows({ rows, fieldOf, problem, onAdd, onRemove }: TierRowsProps) {
  const isHydrated = useHydrated()
  const addButton = useRef<HTMLButtonElement>(null)
  const message = problem?.root?.message ?? problem?.message

  return (
    <fieldset className="min-w-0" aria-describedby={message && 'tiers-error'}>
      <legend className="mb-1.5 text-sm font-semibold">Prices for larger quantities</legend>
      <ol className="grid gap-4">
        {rows.map(({ id }, row) => (
          <li
            key={id}
            aria-label={`Price ${row + 1}`}
            className="grid grid-cols-2 items-start gap-3 border-l-2 border-line pl-3 sm:grid-cols-[9rem_9rem_auto] sm:justify-start"
          >
            <Field {...fieldOf(`tiers.${row}.from`, 'From pieces')} inputMode="numeric" required />
            <Field {...fieldOf(`tiers.${row}.price`, 'Price a piece')} inputMode="decimal" required />
            <button
              type="button"
              aria-label={`Remove price ${row + 1}`}
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
        <p id="tiers-error" className="mt-1.5 text-sm font-semibold text-error">
          {toSentence('The prices', message)}
        </p>
      )}
      <button
        ref={addButton}
        type="button"
        disabled={!isHydrated || rows.length >= MAX_TIERS}
        onClick={onAdd}
        className="btn btn-outline btn-sm mt-4"
      >
        Add a price
      </button>
    </fieldset>
  )
}
