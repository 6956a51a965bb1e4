import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { addCents, type Cents, parseEuros, subtractCents, toCents, toEuros } from '#contract/money.ts'
import type { Order } from '#contract/orders/orders.ts'
import { type LineRefundForm, lineRefundForm } from '#contract/returns/forms.ts'
import type { OrderReturn, RefundableLines } from '#contract/returns/returns.ts'
import { shareOfPieces } from '#contract/returns/share-of-pieces.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { Fields } from '../../base/forms/Fields.tsx'
import { placeProblems } from '../../base/forms/place-problems.ts'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useCheckedForm } from '../../base/forms/use-checked-form.ts'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { owedOn } from '../../customer/order/owed-on.ts'
import { reasonField } from './reason-field.ts'
import { refundVerb } from './refund-verb.ts'

interface RefundLinesProps {
  order: Order
  refundable: RefundableLines
  /** The return that it is for. */
  found?: OrderReturn
  onDone: () => void
}

type Line = RefundableLines['lines'][number]

/** Gives back a part of an order by line, after a confirmation that says how much it is. */
export function RefundLines({ order, refundable, found, onDone }: RefundLinesProps) {
  const router = useRouter()
  const once = useIdempotencyKey()
  const verb = refundVerb(order)
  const isOnAccount = order.paymentMethod === 'account'
  const owedCents = toCents(owedOn(order) ?? 0)
  const form = useCheckedForm<LineRefundForm>(lineRefundForm)
  const [asked, ask] = useState<LineRefundForm>()
  const lines = refundable.lines.filter(line => isShown(line, found))
  const sum = asked ? sumUp(asked, lines, refundable) : 0

  async function refund(): Promise<void> {
    if (!asked) return
    ask(undefined)
    const json = {
      lines: lines.map(({ line }, place) => {
        const { pieces = 0, amount = '' } = asked.lines[place] ?? {}
        return { line, pieces, ...(amount.trim() !== '' && { amount }) }
      }),
      delivery: asked.delivery === 'yes',
      reason: asked.reason,
      refunded: order.refunded,
      ...(found && { return: found._id }),
    }
    const headers = { 'idempotency-key': once.keyFor(json) }
    const param = { id: encodeURIComponent(order._id) }
    try {
      await answerOf(calls.order[':id'].refund.lines.$post({ param, json }, { headers }))
      const amount = formatEuros(toEuros(sum))
      notify.success(
        !isOnAccount
          ? `${amount} will be refunded to the card`
          : sum <= owedCents
            ? `${amount} less is to be paid`
            : `${amount} are credited`,
      )
      onDone()
    } catch (error) {
      if (placeProblems(error, form)) return
      notify.failure(error)
    }
    // Also what a colleague has refunded meanwhile.
    await router.invalidate()
  }

  return (
    <form
      noValidate
      aria-label={found ? `${verb} ${found.number}` : `${verb} by line`}
      onSubmit={form.handleSubmit(ask)}
      className="mt-3 grid gap-4"
    >
      {lines.map((line, place) => (
        <fieldset key={line.line} className="grid gap-2">
          <legend className="mb-1 text-sm font-semibold wrap-anywhere">{line.name}</legend>
          <Fields
            form={form}
            initial={{ lines: lines.map(each => ({ pieces: String(wantedOf(each, found)), amount: '' })) }}
            of={[
              [
                {
                  name: `lines.${place}.pieces`,
                  label: 'Pieces',
                  kind: 'count',
                  hint: `Of ${formatCount(line.pieces)} that have left`,
                },
                {
                  name: `lines.${place}.amount`,
                  label: 'Amount in euros',
                  noun: 'The amount',
                  kind: 'amount',
                  hint: `Empty: what they cost. Of ${formatEuros(line.left)}`,
                },
              ],
            ]}
          />
        </fieldset>
      ))}
      <Fields
        form={form}
        of={[
          ...(refundable.delivery > 0
            ? ([
                {
                  name: 'delivery',
                  label: 'Delivery too',
                  choices: { no: 'No', yes: `Yes, ${formatEuros(refundable.delivery)}` },
                },
              ] as const)
            : []),
          reasonField,
        ]}
      />
      <SubmitButton isBusy={form.formState.isSubmitting} className="justify-self-start">
        {verb}
      </SubmitButton>
      {asked && (
        <ConfirmDialog
          title={`${verb} ${formatEuros(toEuros(sum))}?`}
          onClose={() => ask(undefined)}
          actions={
            <>
              <button type="button" className="btn btn-error" onClick={() => void refund()}>
                {verb}
              </button>
              <button type="button" className="btn btn-outline" onClick={() => ask(undefined)}>
                Cancel
              </button>
            </>
          }
        >
          {isOnAccount ? describeCredit(sum, owedCents) : 'The money is refunded to the card it came from'},
          with a credit note over these lines. This cannot be undone.
        </ConfirmDialog>
      )}
    </form>
  )
}

/** What becomes of a credit on account: what is not owed was paid, and goes back. */
function describeCredit(sum: Cents, owedCents: Cents): string {
  if (sum <= owedCents) return 'So much less is to be paid'
  const back = formatEuros(toEuros(subtractCents(sum, owedCents)))
  return `${back} are then to be sent back to the customer by bank transfer`
}

/** Of a return its own lines, or else all of which something is left. */
function isShown({ line, left }: Line, found: OrderReturn | undefined): boolean {
  return found ? found.lines.some(each => each.line === line) : left > 0
}

/** What a refund begins with: the pieces that came, or are to come. */
function wantedOf({ line, pieces }: Line, found: OrderReturn | undefined): number {
  const back = found?.lines.find(each => each.line === line)
  if (!back) return 0
  return Math.min(pieces, found?.arrivedAt ? back.arrived : back.pieces)
}

/** What the typed lines come to, as the shop will count it. */
function sumUp(
  { lines: typed, delivery }: LineRefundForm,
  lines: readonly Line[],
  refundable: RefundableLines,
): Cents {
  const amounts = lines.map((line, place): Cents => {
    const { pieces = 0, amount = '' } = typed[place] ?? {}
    const typedCents = amount.trim() === '' ? undefined : parseEuros(amount)
    if (typedCents !== undefined) return typedCents
    const { ordered, credited } = line
    const share = { shareCents: toCents(line.share), leftCents: toCents(line.left), ordered, credited }
    return shareOfPieces(share, Number(pieces))
  })
  return addCents(...amounts, delivery === 'yes' ? toCents(refundable.delivery) : 0)
}
