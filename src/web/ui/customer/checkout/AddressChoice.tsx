import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { AddressLines } from '../../base/addresses/AddressLines.tsx'
import { AddressForm } from '../address-book/AddressForm.tsx'

interface AddressChoiceProps {
  legend: string
  addresses: readonly SavedAddress[]
  /** The id of the address that is chosen; '' if none is. */
  chosen: string
  choose: (id: string) => void
  /** The person's name, which a new address begins with. */
  name: string
  reload: () => Promise<void>
}

/** Chooses one of the person's addresses, or adds another; the first is asked for at once. */
export function AddressChoice({ legend, addresses, chosen, choose, name, reload }: AddressChoiceProps) {
  // The form guesses the country from the browser's languages, which the server does not know.
  const isHydrated = useHydrated()
  const [isAdding, setAdding] = useState(addresses.length === 0)

  async function takeSaved(id: string): Promise<void> {
    await reload()
    choose(id)
    setAdding(false)
  }

  return (
    <section aria-label={legend}>
      <fieldset>
        <legend className="mb-4 font-condensed text-2xl font-semibold">{legend}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          {addresses.map(address => (
            <label
              key={address._id}
              className="sheet flex cursor-pointer gap-3 p-4 has-checked:border-secondary has-checked:bg-base-200"
            >
              <input
                type="radio"
                name="deliveryAddress"
                className="radio mt-0.5"
                checked={address._id === chosen}
                onChange={() => choose(address._id)}
              />
              <AddressLines address={address} />
            </label>
          ))}
        </div>
      </fieldset>
      {isAdding ? (
        <div className="mt-4 min-h-144">
          {isHydrated && (
            <AddressForm
              initial={{ name, country: addresses[0]?.country ?? '' }}
              purpose="shipping"
              onSaved={takeSaved}
              onCancel={addresses.length > 0 ? () => setAdding(false) : undefined}
            />
          )}
        </div>
      ) : (
        <button type="button" className="btn mt-4 btn-outline" onClick={() => setAdding(true)}>
          Another address
        </button>
      )}
    </section>
  )
}
