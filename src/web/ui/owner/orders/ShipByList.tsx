import { useRouter } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { type ListedParcels, parcelList } from '#contract/shipments/parcels.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { makeSubmit, useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { describeCount } from '../../base/list/ListPage.tsx'

const fields = [
  {
    name: 'list',
    label: 'Numbers of parcels',
    hint: 'CSV as carriers’ programs export it; its first line names the columns order, carrier and number',
    kind: 'area',
    required: true,
    spellCheck: false,
    placeholder: 'order;carrier;number\nPH-2026-000123;DHL;00340434161094042557',
  },
] as const

/** Takes the numbers of parcels of many orders, by paste or as a file, and marks the orders as shipped. */
export function ShipByList() {
  const router = useRouter()
  const id = useId()
  const [answers, setAnswers] = useState<ListedParcels['lines']>([])
  const form = useCheckedForm(parcelList, { list: '' })
  const submit = makeSubmit(form, async json => {
    const { lines } = await answerOf(calls.order.parcels.$post({ json }))
    setAnswers(lines)
    if (lines.every(({ isNoted }) => isNoted)) form.reset()
    await router.invalidate()
  })
  const refused = answers.filter(({ isNoted }) => !isNoted)
  return (
    <details className="sheet mb-6 print:hidden">
      <summary className="cursor-pointer p-4 font-semibold">Ship by a list of parcels</summary>
      <form
        noValidate
        aria-label="Ship by a list of parcels"
        onSubmit={submit}
        className="grid gap-4 border-t border-line p-4"
      >
        <Fields form={form} of={fields} />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton isBusy={form.formState.isSubmitting}>Note and mark as shipped</SubmitButton>
          <label
            htmlFor={id}
            className="btn btn-outline focus-within:outline-2 focus-within:outline-offset-2"
          >
            Open a file
            <input
              id={id}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              className="sr-only"
              onChange={async ({ target }) => {
                const [file] = target.files ?? []
                if (file) form.setValue('list', await file.text())
                target.value = ''
              }}
            />
          </label>
        </div>
        <output className="empty:hidden">
          {answers.length > 0 && (
            <>
              {describeCount(answers.length - refused.length, 'parcel is', 'parcels are')} noted, and their
              orders shipped.
              {refused.map(({ line, order, reason }) => (
                <span key={line} className="block text-error">
                  Line {line}, {order}: {reason}.
                </span>
              ))}
            </>
          )}
        </output>
      </form>
    </details>
  )
}
