import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { parseCount } from '#contract/amounts.ts'
import { receiptForm, type ReceiptForm as Typed } from '#contract/purchasing/forms.ts'
import type { PurchaseOrder } from '#contract/purchasing/purchase-orders.ts'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Field } from '../../base/forms/Field.tsx'
import { Fields } from '../../base/forms/Fields.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useSentForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { receivePurchaseOrder } from './purchasing-calls.ts'
import { findScanned } from './scan.ts'

const toCome = ({ pieces, received }: PurchaseOrder['lines'][number]) => Math.max(pieces - received, 0)

/** Receives goods of an order: what came is typed, or counted up by scanning each piece. Sent once, even if it is pressed repeatedly. */
export function ReceiptForm({ order }: { order: PurchaseOrder }) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const { lines } = order
  const defaults: Typed = { lines: lines.map(() => ({ pieces: '0', lot: '' })), note: '', more: false }
  const { form, submit } = useSentForm<Typed>(receiptForm, send, defaults)

  async function send({ lines: came, note, more }: Typed): Promise<void> {
    const json = {
      note,
      more,
      lines: lines.map(({ product }, place) => ({
        product,
        pieces: came[place]?.pieces ?? 0,
        lot: came[place]?.lot ?? '',
      })),
    }
    await receivePurchaseOrder(order, json, once.keyFor(json))
    once.renew()
    notify.success('The goods are in stock')
    form.reset(defaults)
    await router.invalidate()
  }

  const fillIn = () => {
    for (const [place, line] of lines.entries()) form.setValue(`lines.${place}.pieces`, String(toCome(line)))
  }

  return (
    <form noValidate aria-label="Receive goods" onSubmit={submit} className="sheet grid gap-5 p-5 sm:p-6">
      <Scanner form={form} lines={lines} />
      <button type="button" onClick={fillIn} className="btn btn-outline btn-sm justify-self-start">
        All that is to come
      </button>
      {lines.map((line, place) => (
        <fieldset key={line.product} className="grid gap-3 border-l-2 border-line pl-4">
          <legend className="mb-2 text-sm wrap-anywhere">
            <strong className="font-semibold">{line.name}</strong>{' '}
            <span className="text-muted">
              {[line.sku, line.number, line.shelfPlace && `place ${line.shelfPlace}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </legend>
          <Fields
            form={form}
            initial={{ lines: { [place]: { pieces: '0' } } }}
            of={[
              [
                {
                  name: `lines.${place}.pieces`,
                  label: 'Pieces',
                  kind: 'count',
                  hint: `Of ${formatCount(toCome(line))} to come`,
                },
                {
                  name: `lines.${place}.lot`,
                  label: 'Lot',
                  maxLength: 60,
                  hint: 'Optional: as on the label or the certificate',
                },
              ],
            ]}
          />
        </fieldset>
      ))}
      <Fields
        form={form}
        of={[{ name: 'note', label: 'Delivery note', maxLength: 300, hint: 'Optional: its number' }]}
      />
      <label className="flex items-center gap-3 font-semibold">
        <input type="checkbox" className="checkbox" {...form.register('more')} />
        Take more than was ordered
      </label>
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        Receive
      </SubmitButton>
    </form>
  )
}

/** A field that scanners type into: each code ends with Enter, and counts one piece of its line. */
function Scanner({ form, lines }: { form: UseFormReturn<Typed>; lines: PurchaseOrder['lines'] }) {
  const [said, setSaid] = useState('')
  const [unknown, setUnknown] = useState<string>()

  function scan(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key !== 'Enter') return
    // The receipt is sent by its button alone.
    event.preventDefault()
    const field = event.currentTarget
    const code = field.value.trim()
    if (code === '') return
    const place = findScanned(lines, code)
    const line = place === undefined ? undefined : lines[place]
    field.value = ''
    setUnknown(line ? undefined : `${code} is in no line of this order.`)
    setSaid('')
    if (place === undefined || !line) return
    const name = `lines.${place}.pieces` as const
    const count = (parseCount(String(form.getValues(name))) ?? 0) + 1
    form.setValue(name, String(count), { shouldDirty: true })
    setSaid(`${line.sku ?? line.name}: ${formatCount(count)} of ${formatCount(toCome(line))}`)
  }

  return (
    <div>
      <Field
        label="Scan"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        onKeyDown={scan}
        error={unknown}
        hint="SKU or the supplier’s number; each scan counts one piece"
      />
      <output className="mt-2 block min-h-6 font-semibold">{said}</output>
    </div>
  )
}
