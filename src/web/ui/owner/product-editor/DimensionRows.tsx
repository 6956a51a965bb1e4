import type { UseFormRegisterReturn } from 'react-hook-form'
import { MAX_DIMENSIONS, units } from '#contract/catalog/catalog.ts'
import { Field, SelectField } from '../../base/forms/Field.tsx'
import { FieldRows, type RowsProblem } from '../../base/forms/FieldRows.tsx'

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
  problem: RowsProblem | undefined
  onAdd: () => void
  onRemove: (row: number) => void
}

/** The rows of a product's dimensions; lists show the first three. */
export function DimensionRows({ fieldOf, ...rows }: DimensionRowsProps) {
  return (
    <FieldRows
      {...rows}
      legend="Dimensions"
      hint="Put the most important first: the first three are shown in the product list."
      noun="dimension"
      max={MAX_DIMENSIONS}
      columns="sm:grid-cols-[5rem_1fr_7rem_6rem_auto]"
    >
      {row => (
        <>
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
        </>
      )}
    </FieldRows>
  )
}
