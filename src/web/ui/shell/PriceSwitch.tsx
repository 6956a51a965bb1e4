import { useId } from 'react'
import { choosePrices, useIsNet } from '../base/browser/shown-prices.ts'
import { useVatPercent } from '../base/figures/Price.tsx'

/**
 * Shows prices with or without VAT, on all pages. Its look follows the document, not its own state, so that it is right from the
 * first paint; hidden without JavaScript, and in a shop that charges no VAT.
 */
export function PriceSwitch({ isStacked = false, className }: { isStacked?: boolean; className: string }) {
  const name = useId()
  const isNet = useIsNet()
  const isOff = useVatPercent() === 0
  if (isOff) return null
  return (
    <fieldset className={`text-ink-muted [@media(scripting:none)]:hidden ${className}`}>
      <legend className={isStacked ? 'sr-only' : 'float-left mr-3 leading-11'}>Prices</legend>
      <div className={`price-switch ${isStacked ? 'grid text-xs leading-6' : 'inline-flex leading-11'}`}>
        <label>
          <input type="radio" name={name} checked={!isNet} onChange={() => choosePrices('gross')} />
          incl. VAT
        </label>
        <label>
          <input type="radio" name={name} checked={isNet} onChange={() => choosePrices('net')} />
          excl. VAT
        </label>
      </div>
    </fieldset>
  )
}
