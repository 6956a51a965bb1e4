import type { UseFormRegisterReturn } from 'react-hook-form'
import { MAX_TIERS } from '#contract/catalog/catalog.ts'
import { CountField } from '../../base/forms/CountInput.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { FieldRows, type RowsProblem } from '../../base/forms/FieldRows.tsx'

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
  problem: RowsProblem | undefined
  onAdd: () => void
  onRemove: (row: number) => void
}

/** The rows of a product's prices for larger quantities. */
export function TierRows({ fieldOf, ...rows }: TierRowsProps) {
  return (
    <FieldRows
      {...rows}
      legend="Prices for larger quantities"
      noun="price"
      max={MAX_TIERS}
      columns="sm:grid-cols-[9rem_9rem_auto] sm:justify-start"
    >
      {row => (
        <>
          <CountField {...fieldOf(`tiers.${row}.from`, 'From pieces')} required />
          <Field {...fieldOf(`tiers.${row}.price`, 'Price a piece')} inputMode="decimal" required />
        </>
      )}
    </FieldRows>
  )
}
