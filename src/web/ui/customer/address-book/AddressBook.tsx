import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { AddressCard } from './AddressCard.tsx'
import { AddressForm } from './AddressForm.tsx'

/** Stands for the form of a new address where ids of addresses stand for theirs. */
const NEW = 'new'

const focusFirstField = (item: HTMLLIElement | null) => item?.querySelector('select')?.focus()

/** The person's addresses, one of which may be open to be edited, or a new one. */
export function AddressBook({ addresses, name }: { addresses: readonly SavedAddress[]; name: string }) {
  const router = useRouter()
  const [edited, setEdited] = useState<string>()
  const adding = useRef<HTMLButtonElement>(null)

  function close(): void {
    setEdited(undefined)
    adding.current?.focus()
  }

  async function closeSaved(): Promise<void> {
    await router.invalidate()
    close()
  }

  return (
    <>
      <PageHeading
        title="Addresses"
        lead="Where we deliver, and what stands on your invoices."
        actions={
          <button ref={adding} type="button" onClick={() => setEdited(NEW)} className="btn btn-secondary">
            Add an address
          </button>
        }
      />
      {addresses.length === 0 && edited === undefined && (
        <p className="max-w-prose text-muted">
          You have saved no address yet. The first one you add is where we deliver and what stands on your
          invoices, unless you say otherwise.
        </p>
      )}
      <ul className="grid gap-5 md:grid-cols-2">
        {edited === NEW && (
          <li ref={focusFirstField} className="max-w-2xl md:col-span-2">
            <AddressForm
              initial={{ name, country: addresses[0]?.country ?? '' }}
              onSaved={closeSaved}
              onCancel={close}
            />
          </li>
        )}
        {addresses.map(address =>
          address._id === edited ? (
            <li key={address._id} ref={focusFirstField} className="max-w-2xl md:col-span-2">
              <AddressForm id={address._id} initial={address} onSaved={closeSaved} onCancel={close} />
            </li>
          ) : (
            <AddressCard key={address._id} address={address} onEdit={() => setEdited(address._id)} />
          ),
        )}
      </ul>
    </>
  )
}
