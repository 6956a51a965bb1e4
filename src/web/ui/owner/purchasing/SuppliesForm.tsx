import { Link, useRouter } from '@tanstack/react-router'
import { useFieldArray } from 'react-hook-form'
import { writeEuros } from '#contract/money.ts'
import { orNull, suppliesForm, type SuppliesForm as Typed } from '#contract/purchasing/forms.ts'
import { MAX_SUPPLIERS_OF_SIZE } from '#contract/purchasing/states.ts'
import type { Supplier } from '#contract/purchasing/suppliers.ts'
import type { Supplies } from '#contract/purchasing/supplies.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { FieldRows } from '../../base/forms/FieldRows.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { editSupplies } from './purchasing-calls.ts'

const textOf = (count: number | null) => (count === null ? '' : String(count))

const toForm = ({ reorderPoint, orderUpTo, suppliers }: Supplies): Typed => ({
  reorderPoint: textOf(reorderPoint),
  orderUpTo: textOf(orderUpTo),
  suppliers: suppliers.map(({ supplier, number, price, pack, minimum, leadDays }) => ({
    supplier,
    number,
    price: price === null ? '' : writeEuros(price),
    pack: String(pack),
    minimum: String(minimum),
    leadDays: textOf(leadDays),
  })),
})

interface SuppliesFormProps {
  product: string
  supplies: Supplies
  /** Those that are ordered from. */
  suppliers: readonly Supplier[]
}

/** Who supplies a product, on which terms, and when more of it is proposed to be bought. */
export function SuppliesForm({ product, supplies, suppliers }: SuppliesFormProps) {
  const router = useRouter()
  const shown = toForm(supplies)
  const { form, submit } = useSentForm<Typed>(suppliesForm, save, shown)
  const { fields: rows, append, remove } = useFieldArray({ control: form.control, name: 'suppliers' })
  // Archived ones stay while the product names them.
  const named = supplies.suppliers.map(({ supplier, name }) => [supplier, name])
  const choices = Object.fromEntries([...named, ...suppliers.map(({ _id, name }) => [_id, name])])
  const [first] = suppliers

  async function save({ reorderPoint, orderUpTo, suppliers: typed }: Typed): Promise<void> {
    await editSupplies(product, supplies, {
      reorderPoint: orNull(reorderPoint),
      orderUpTo: orNull(orderUpTo),
      suppliers: typed.map(({ price, leadDays, ...terms }) => ({
        ...terms,
        price: orNull(price),
        leadDays: orNull(leadDays),
      })),
    })
    notify.success('Saved')
    await router.invalidate()
  }

  return (
    <form noValidate aria-label="How it is bought" onSubmit={submit} className="sheet grid gap-6 p-5 sm:p-6">
      <p className="text-muted">
        On order, and not here yet: <strong>{formatCount(supplies.onOrder)}</strong>
      </p>
      <Fields
        form={form}
        initial={shown}
        of={[
          [
            {
              name: 'reorderPoint',
              label: 'Reorder point',
              kind: 'count',
              hint: 'With fewer available and on order, more are proposed; empty: by sales alone',
            },
            {
              name: 'orderUpTo',
              label: 'Order up to',
              kind: 'count',
              hint: 'Empty: the reorder point, and what sells in the lead time',
            },
          ],
        ]}
      />
      <FieldRows
        rows={rows}
        legend="Suppliers"
        hint="The first one is ordered from."
        noun="supplier"
        max={first ? MAX_SUPPLIERS_OF_SIZE : 0}
        columns="sm:grid-cols-3"
        problem={form.formState.errors.suppliers}
        onAdd={() =>
          append({
            supplier: first?._id ?? '',
            number: '',
            price: '',
            pack: '1',
            minimum: '1',
            leadDays: '',
          })
        }
        onRemove={remove}
      >
        {row => (
          <Fields
            form={form}
            of={[
              { name: `suppliers.${row}.supplier`, label: 'Supplier', choices },
              { name: `suppliers.${row}.number`, label: 'Their number', noun: 'Number', maxLength: 60 },
              {
                name: `suppliers.${row}.price`,
                label: 'Net per piece',
                noun: 'Price',
                kind: 'amount',
                hint: 'Empty: not agreed',
              },
              { name: `suppliers.${row}.pack`, label: 'Pack', kind: 'count', hint: 'Multiples are ordered' },
              { name: `suppliers.${row}.minimum`, label: 'Minimum', kind: 'count' },
              {
                name: `suppliers.${row}.leadDays`,
                label: 'Lead time in days',
                noun: 'Lead time',
                kind: 'count',
                hint: 'Empty: the supplier’s usual one',
              },
            ]}
          />
        )}
      </FieldRows>
      {!first && (
        <p>
          There is no supplier yet:{' '}
          <Link to="/dashboard/purchasing/suppliers" search={{}} className="link">
            add one
          </Link>
          .
        </p>
      )}
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Save how it is bought
      </SubmitButton>
    </form>
  )
}
