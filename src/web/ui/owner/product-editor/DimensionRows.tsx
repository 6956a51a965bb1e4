import type { ReactNode } from 'react'
import { MAX_DIMENSIONS, units } from '#contract/catalog/catalog.ts'
import { FieldRows, type RowsProblem } from '../../base/forms/FieldRows.tsx'
import type { FormField } from '../../base/forms/Fields.tsx'

const unitNames = Object.fromEntries(units.map(unit => [unit, unit || 'none']))

/** A row without anything in it yet. */
export const EMPTY_DIMENSION = { symbol: '', name: '', value: '', unit: 'mm' } as const

interface DimensionRowsProps {
  /** The rows of the form's field array. */
  rows: readonly { readonly id: string }[]
  /** Shows the fields of a row. */
  children: (of: readonly FormField<`dimensions.${number}.${keyof typeof EMPTY_DIMENSION}`>[]) => ReactNode
  problem: RowsProblem | undefined
  onAdd: () => void
  onRemove: (row: number) => void
}

/** The rows of a product's dimensions; lists show the first three. */
export function DimensionRows({ children, ...rows }: DimensionRowsProps) {
  return (
    <FieldRows
      {...rows}
      legend="Dimensions"
      hint="Put the most important first: the first three are shown in the product list."
      noun="dimension"
      max={MAX_DIMENSIONS}
      columns="sm:grid-cols-[5rem_1fr_7rem_6rem_auto]"
    >
      {row =>
        children([
          { name: `dimensions.${row}.symbol`, label: 'Symbol', maxLength: 12, required: true },
          {
            name: `dimensions.${row}.name`,
            label: 'Dimension',
            maxLength: 60,
            placeholder: 'Length',
            required: true,
          },
          { name: `dimensions.${row}.value`, label: 'Value', kind: 'measure', required: true },
          { name: `dimensions.${row}.unit`, label: 'Unit', choices: unitNames },
        ])
      }
    </FieldRows>
  )
}
