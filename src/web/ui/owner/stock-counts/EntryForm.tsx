import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { countReasonNames } from '#contract/stock-counts/reasons.ts'
import {
  type CountForm,
  type CountOutcome,
  countForm,
  type StockCount,
} from '#contract/stock-counts/stock-counts.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { describeCount } from '../../base/list/ListPage.tsx'

/** Takes what was counted, as much of a list as somebody has. What is not booked stays, with why. */
export function EntryForm({ count }: { count: StockCount }) {
  const router = useRouter()
  const [outcomes, setOutcomes] = useState<CountOutcome['lines']>([])
  const { rows } = count
  const { form, submit } = useSentForm<CountForm>(countForm, enter)
  const reasonOf = (product: string) => outcomes.find(each => each.product === product)?.reason

  async function enter({ lines }: CountForm): Promise<void> {
    const typed = rows.flatMap(({ product, counted: entered }, place) => {
      const { counted = '', reason = 'unknown' } = lines[place] ?? {}
      return entered === null && counted.trim() !== '' ? { product, counted, reason } : []
    })
    if (typed.length === 0) return notify.refusal('Nothing is typed yet.')
    const param = { id: encodeURIComponent(count._id) }
    const answer = calls['stock-count'][':id'].entries.$post({ param, json: { lines: typed } })
    const { lines: became } = await answerOf(answer)
    setOutcomes(became)
    const booked = became.filter(({ change }) => change !== null).length
    notify.success(`${describeCount(booked, 'line is', 'lines are')} booked`)
    await router.invalidate()
  }

  return (
    <form noValidate aria-label="What was counted" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      {rows.map((row, place) =>
        row.counted === null ? (
          <fieldset key={row.product} className="grid gap-3 border-l-2 border-line pl-4">
            <legend className="mb-2 text-sm wrap-anywhere">
              <strong className="font-semibold">{row.shelfPlace}</strong> {row.name}{' '}
              <span className="text-muted">{row.sku}</span>
            </legend>
            <Fields
              form={form}
              of={[
                [
                  {
                    name: `lines.${place}.counted`,
                    label: 'Counted',
                    kind: 'count',
                    hint: row.recount
                      ? 'Pieces have moved since the list was printed: count again'
                      : undefined,
                  },
                  { name: `lines.${place}.reason`, label: 'If it differs', choices: countReasonNames },
                ],
              ]}
            />
            {reasonOf(row.product) && (
              <p className="text-sm font-semibold text-error">It is not booked: {reasonOf(row.product)}.</p>
            )}
          </fieldset>
        ) : null,
      )}
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Book what was counted
      </SubmitButton>
    </form>
  )
}
