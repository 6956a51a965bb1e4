import { type FormEvent, type ReactNode, useState } from 'react'
import { explainMeasure, readMeasure } from '#contract/amounts.ts'
import type { Category } from '#contract/catalog/catalog.ts'
import { categoryNames } from '#contract/catalog/category-names.ts'
import { type ProductsChange, productsChange } from '#contract/catalog/products.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Field, Options, SelectField } from '../../base/forms/Field.tsx'
import { FormDialog } from '../../base/forms/FormDialog.tsx'
import { byContract, toSentence } from '../../base/forms/field-of.ts'

/** An action on several products at once. */
export type ManyAction = 'price' | 'category' | 'archive' | 'restore'

type Change = Omit<ProductsChange, 'ids'>

interface SelectionDialogProps {
  action: ManyAction
  label: string
  count: number
  onConfirm: (change: Change) => void
  onClose: () => void
}

const checkPercent = byContract(productsChange.shape.pricePercent.unwrap())

/** Asks for confirmation of an action on several products, and for the value that it needs. */
export function SelectionDialog({ action, label, count, onConfirm, onClose }: SelectionDialogProps) {
  const [percent, setPercent] = useState('')
  const [message, setMessage] = useState<string>()
  const [category, setCategory] = useState<Category>('fasteners')
  const products = count === 1 ? '1 product' : `${formatCount(count)} products`

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (action !== 'price')
      return onConfirm(action === 'category' ? { category } : { archived: action === 'archive' })
    const pricePercent = percent.trim() === '' ? Number.NaN : Number(readMeasure(percent))
    const found =
      (Number.isNaN(pricePercent) ? explainMeasure(percent) : undefined) ?? checkPercent(pricePercent)
    if (found === true) return onConfirm({ pricePercent })
    setMessage(toSentence('Percent', found))
  }

  const questions: Readonly<Record<ManyAction, { title: string; body: ReactNode }>> = {
    price: {
      title: `Change the price of ${products}?`,
      body: (
        <Field
          label="Percent"
          hint="5 makes €10.00 into €10.50, -5 into €9.50. Prices are rounded to the nearest cent."
          error={message}
          value={percent}
          onChange={({ currentTarget }) => setPercent(currentTarget.value)}
        />
      ),
    },
    category: {
      title: `Set the category of ${products}?`,
      body: (
        <SelectField
          label="Category"
          value={category}
          onChange={({ currentTarget }) => setCategory(toCategory(currentTarget.value) ?? category)}
        >
          <Options of={categoryNames} />
        </SelectField>
      ),
    },
    archive: {
      title: `Archive ${products}?`,
      body: `${count === 1 ? 'It leaves' : 'They leave'} all lists and can no longer be ordered. The pages and past orders stay.`,
    },
    restore: {
      title: `Restore ${products}?`,
      body: `${count === 1 ? 'It returns' : 'They return'} to the lists and can be ordered again.`,
    },
  }
  const { title, body } = questions[action]
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      button={label}
      look={action === 'archive' ? 'btn-error' : 'btn-secondary'}
      onSubmit={submit}
      className=""
    >
      {body}
    </FormDialog>
  )
}

function toCategory(value: string): Category | undefined {
  return productsChange.shape.category.safeParse(value).data
}
