import { useRef } from 'react'
import type { OrderDetails } from '#contract/orders/details.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatDay } from '../../base/figures/format.ts'
import { AskForReturn } from './AskForReturn.tsx'
import { ReturnsSection } from './ReturnsSection.tsx'

/** What its customer sends back of an order, and how they ask to; nothing while there is nothing to send back. */
export function OrderReturns({ details }: { details: OrderDetails }) {
  const { returns, returnable } = details
  const heading = useRef<HTMLHeadingElement>(null)
  const { isOff, act } = useAction()
  const withdraw = async (id: string) => {
    const call = () => answerOf(calls.return[':id'].withdraw.$post({ param: { id: encodeURIComponent(id) } }))
    if (await act(call, { success: 'You do not send it back' })) heading.current?.focus()
  }
  if (returns.length === 0 && returnable.lines.length === 0) return null
  return (
    <ReturnsSection
      returns={returns}
      heading={heading}
      renderNext={({ _id: id, number, state }) =>
        (state === 'requested' || state === 'agreed') && (
          <button
            type="button"
            className="btn w-fit btn-outline btn-sm"
            disabled={isOff}
            aria-label={`Take back the return ${number}`}
            onClick={() => void withdraw(id)}
          >
            Take back
          </button>
        )
      }
    >
      {returnable.lines.length > 0 ? (
        <details key={returns.length} className="border-t border-line pt-3 first-of-type:border-t-0">
          <summary className="btn list-none btn-outline btn-sm">Send something back</summary>
          {returnable.until && (
            <p className="mt-3 text-sm text-muted">
              You can ask until <time dateTime={returnable.until}>{formatDay(returnable.until)}</time>.
            </p>
          )}
          <AskForReturn details={details} onAsked={() => heading.current?.focus()} />
        </details>
      ) : (
        returnable.until && (
          <p className="text-sm text-muted">
            The last day to ask {isPast(returnable.until) ? 'was' : 'is'}{' '}
            <time dateTime={returnable.until}>{formatDay(returnable.until)}</time>.
          </p>
        )
      )}
    </ReturnsSection>
  )
}

const isPast = (day: string) => day < new Date().toISOString().slice(0, 10)
