import { MAX_SUPPLY_ROWS, supplyColumns, supplyTable } from '#contract/purchasing/supply-table.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { OpenTextFile } from '../../base/forms/OpenTextFile.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { describeCount } from '../../base/list/ListPage.tsx'

const fields = [
  {
    name: 'list',
    label: 'Who supplies what',
    hint: `CSV whose first line names its columns: ${supplyColumns.join(', ')}. Columns that are left out stay as they are. At most ${formatCount(MAX_SUPPLY_ROWS)} rows at once.`,
    kind: 'area',
    required: true,
    spellCheck: false,
    placeholder: 'sku;supplier;number;price;reorderPoint\nPH-4017-M10X40;Müller GmbH;M-4711;0.12;500',
  },
] as const

/** Who supplies which products, as a file, and back from one. */
export function SupplyTable() {
  const form = useCheckedForm(supplyTable, { list: '' })
  const submit = makeSubmit(form, async json => {
    const { products } = await answerOf(calls.supplies.import.$post({ json }))
    notify.success(`${describeCount(products, 'product is', 'products are')} changed`)
    form.reset()
  })
  return (
    <form noValidate aria-label="Who supplies what" onSubmit={submit} className="sheet grid gap-4 p-5 sm:p-6">
      <Fields form={form} of={fields} />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton isBusy={form.formState.isSubmitting}>Import</SubmitButton>
        <OpenTextFile onOpened={list => form.setValue('list', list)} />
        <a href="/supplies.csv" download className="btn btn-outline">
          Export CSV
        </a>
      </div>
    </form>
  )
}
