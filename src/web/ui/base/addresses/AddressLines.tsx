import type { SavedAddress } from '#contract/postal-addresses/postal-addresses.ts'

/** An address as it is written in its country, and the phone under it. */
export function AddressLines({ address }: { address: Pick<SavedAddress, 'lines' | 'phone'> }) {
  const [first, ...others] = address.lines
  return (
    <address className="not-italic wrap-anywhere">
      <span className="block font-semibold">{first}</span>
      <span className="block whitespace-pre-line">{others.join('\n')}</span>
      {address.phone && <span className="mt-1 block text-muted">{address.phone}</span>}
    </address>
  )
}
