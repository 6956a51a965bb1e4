import { type ArrivalForm, arrivalForm } from '#contract/returns/forms.ts'
import type { ExpectedReturn } from '#contract/returns/returns.ts'
import { answerOf, calls } from '../../../client.ts'
import { formatCount } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm, useFormAction } from '../../base/forms/use-checked-form.ts'

type Expected = Pick<ExpectedReturn, '_id' | 'number' | 'lines'>

/** Notes what of a return has come: pieces that go back to the shelf, and pieces that do not. */
export function NoteArrival({ found, onDone }: { found: Expected; onDone: () => void }) {
  const { _id, number, lines } = found
  const form = useCheckedForm<ArrivalForm>(arrivalForm)
  const { isBusy, act } = useFormAction(form)
  const submit = form.handleSubmit(async typed => {
    const came = lines.map(({ line }, place) => ({
      line,
      restocked: typed.lines[place]?.restocked ?? 0,
      scrapped: typed.lines[place]?.scrapped ?? 0,
    }))
    const call = () =>
      answerOf(
        calls.return[':id'].arrival.$post({ param: { id: encodeURIComponent(_id) }, json: { lines: came } }),
      )
    if (await act(call, { success: 'The arrival is noted' })) onDone()
  })
  return (
    <form
      noValidate
      aria-label={`Note the arrival of ${number}`}
      onSubmit={submit}
      className="grid max-w-md gap-4 print:hidden"
    >
      {lines.map(({ line, name, sku, pieces }, place) => (
        <fieldset key={line} className="grid gap-2">
          <legend className="mb-2 text-sm wrap-anywhere">
            {formatCount(pieces)} × {name}
            {sku && <span className="text-muted"> {sku}</span>}
          </legend>
          <Fields
            form={form}
            initial={{ lines: lines.map(each => ({ restocked: String(each.pieces), scrapped: '0' })) }}
            of={[
              [
                {
                  name: `lines.${place}.restocked`,
                  label: 'Back to the shelf',
                  noun: 'Pieces',
                  kind: 'count',
                },
                { name: `lines.${place}.scrapped`, label: 'Scrapped', noun: 'Pieces', kind: 'count' },
              ],
            ]}
          />
        </fieldset>
      ))}
      <SubmitButton isBusy={isBusy} className="justify-self-start btn-sm">
        Note arrival
      </SubmitButton>
    </form>
  )
}
