import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'
import { addressValues } from '../../base/addresses/address-values.ts'
import { RemoveAddress } from './RemoveAddress.tsx'

/** An address of the book, what it is the default for, and what can be done with it. */
export function AddressCard({ address, onEdit }: { address: SavedAddress; onEdit: () => void }) {
  const { isOff, act } = useAction()
  const { isDefaultDelivery, isDefaultBilling } = address
  const parts = addressValues(address)
  const id = address._id
  const summary = address.lines.slice(0, 2).join(', ')
  const choose = (flags: { isDefaultDelivery?: true; isDefaultBilling?: true }, success: string) =>
    void act(() => answerOf(calls.address[':id'].$put({ param: { id }, json: { ...parts, ...flags } })), {
      success,
    })
  return (
    <li className="sheet flex flex-col gap-4 p-5">
      <AddressLines address={address} />
      {(isDefaultDelivery || isDefaultBilling) && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm font-semibold text-success">
          {isDefaultDelivery && <li>Default for deliveries</li>}
          {isDefaultBilling && <li>Default for invoices</li>}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        <button
          type="button"
          disabled={isOff}
          onClick={onEdit}
          aria-label={`Edit ${summary}`}
          className="btn btn-outline btn-sm"
        >
          Edit
        </button>
        {!isDefaultDelivery && (
          <button
            type="button"
            disabled={isOff}
            onClick={() => choose({ isDefaultDelivery: true }, 'Deliveries go here by default')}
            aria-label={`Deliver here by default: ${summary}`}
            className="btn btn-outline btn-sm"
          >
            Deliver here by default
          </button>
        )}
        {!isDefaultBilling && (
          <button
            type="button"
            disabled={isOff}
            onClick={() => choose({ isDefaultBilling: true }, 'Invoices name this address by default')}
            aria-label={`Invoice here by default: ${summary}`}
            className="btn btn-outline btn-sm"
          >
            Invoice here by default
          </button>
        )}
        <RemoveAddress
          summary={summary}
          isOff={isOff}
          onRemove={() =>
            void act(() => answerOf(calls.address[':id'].$delete({ param: { id } })), {
              success: 'Address removed',
            })
          }
        />
      </div>
    </li>
  )
}
