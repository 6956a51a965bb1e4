import { useId, useState } from 'react'
import { multiplyCents, toCents, toEuros } from '#contract/money.ts'
import type { ShoppingList } from '#contract/shopping-lists/shopping-lists.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { Price } from '../../base/figures/Price.tsx'
import { CountInput } from '../../base/forms/CountInput.tsx'
import { SheetRow } from '../../base/list/SheetTable.tsx'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { describeBounds } from '../../product/offer/quantities.ts'
import { describeObstacle, priceAt, quantityFor } from './list-quantities.ts'

const CELL = 'block py-2 @3xl:table-cell @3xl:border-t @3xl:border-line @3xl:p-3 @3xl:align-top'

interface ShoppingListRowProps {
  listId: string
  line: ShoppingList['lines'][number]
  /** What it comes to without VAT, in euros, if it goes into the basket: its share of the list. */
  net: number | undefined
  /** The quantity for this once; undefined: the usual one. */
  typed: string | undefined
  onType: (quantity: string) => void
}

/** A product on a list, how many are usually ordered, and how many this time. */
export function ShoppingListRow({ listId, line, net, typed, onType }: ShoppingListRowProps) {
  const { isOff, act } = useAction()
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const param = { id: listId, product: line.product }
  const quantity = quantityFor(line, typed)
  const isChanged = quantity !== undefined && typed !== undefined && quantity !== line.quantity
  const obstacle = describeObstacle(line, quantity, typed)
  const unitPrice = priceAt(line, quantity)
  const callsOfLine = calls['shopping-list'][':id'].lines[':product']
  return (
    <SheetRow columnsFrom="48rem">
      <th scope="row" className={`${CELL} text-left font-normal`}>
        <ProductLink
          product={{ ...line, _id: line.product }}
          className="font-semibold wrap-anywhere hover:underline"
        >
          {line.name}
        </ProductLink>
        <span className="block text-sm text-muted">{[line.size, line.sku].filter(Boolean).join(' · ')}</span>
        {obstacle && (
          <span id={`${id}-obstacle`} className="block text-sm font-semibold text-error">
            {obstacle}
          </span>
        )}
      </th>
      <td className={`${CELL} @3xl:w-56`}>
        <CountInput
          aria-label={`Quantity of ${line.name}`}
          aria-invalid={obstacle ? true : undefined}
          aria-describedby={obstacle && `${id}-obstacle`}
          title={describeBounds(line)}
          value={draft ?? String(quantity ?? typed ?? line.quantity)}
          onChange={event => {
            setDraft(event.target.value)
            onType(event.target.value)
          }}
          onBlur={() => setDraft(undefined)}
          className="input input-sm w-24!"
        />
        <span className="mt-1 block text-sm text-muted">usually {formatCount(line.quantity)}</span>
        {isChanged && (
          <button
            type="button"
            disabled={isOff}
            aria-label={`Make ${quantity} the usual quantity of ${line.name}`}
            onClick={() => void act(() => answerOf(callsOfLine.$put({ param, json: { quantity } })))}
            className="btn mt-1 btn-outline btn-xs"
          >
            Make {formatCount(quantity)} usual
          </button>
        )}
      </td>
      <td className={`${CELL} whitespace-nowrap @3xl:text-right`}>
        {quantity !== undefined && (
          <strong>
            <Amount euros={toEuros(multiplyCents(toCents(unitPrice), quantity))} net={net} />
          </strong>
        )}
        <span className="block text-sm text-muted">
          <Price euros={unitPrice} /> each
        </span>
      </td>
      <td className={`${CELL} @3xl:w-24 @3xl:text-right`}>
        <button
          type="button"
          disabled={isOff}
          aria-label={`Remove ${line.name} from the list`}
          onClick={() =>
            void act(() => answerOf(callsOfLine.$delete({ param })), { success: 'Removed from the list' })
          }
          className="btn btn-ghost btn-sm"
        >
          Remove
        </button>
      </td>
    </SheetRow>
  )
}
