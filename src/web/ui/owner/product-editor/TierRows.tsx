import type { ReactNode } from 'react'
import { MAX_TIERS } from '#contract/catalog/catalog.ts'
import { FieldRows, type RowsProblem } from '../../base/forms/FieldRows.tsx'
import type { FormField } from '../../base/forms/Fields.tsx'

/** A row without anything in it yet. */
export const EMPTY_TIER = { from: '', price: '' } as const

interface TierRowsProps {
  /** The rows of the form's field array. */
  rows: readonly { readonly id: string }[]
  /** Shows the fields of a row. */
  children: (of: readonly FormField<`tiers.${number}.${keyof typeof EMPTY_TIER}`>[]) => ReactNode
  problem: RowsProblem | undefined
  onAdd: () => void
  onRemove: (row: number) => void
}

/** The rows of a product's prices for larger quantities. */
export function TierRows({ children, ...rows }: TierRowsProps) {
  return (
    <FieldRows
      {...rows}
      legend="Prices for larger quantities"
      noun="price"
      max={MAX_TIERS}
      columns="sm:grid-cols-[9rem_9rem_auto] sm:justify-start"
    >
      {row =>
        children([
          { name: `tiers.${row}.from`, label: 'From pieces', kind: 'count', required: true },
          { name: `tiers.${row}.price`, label: 'Price a piece', kind: 'amount', required: true },
        ])
      }
    </FieldRows>
  )
}
