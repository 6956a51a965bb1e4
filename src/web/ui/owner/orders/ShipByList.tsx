import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type ListedParcels, parcelList } from '#contract/shipments/parcels.ts'
import { answerOf, calls } from '../../../client.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { OpenTextFile } from '../../base/forms/OpenTextFile.tsx'
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
          <OpenTextFile onOpened={list => form.setValue('list', list)} />
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
