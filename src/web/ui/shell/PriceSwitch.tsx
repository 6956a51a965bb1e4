import { useId } from 'react'
import { useVatPercent } from '../Price.tsx'
import { choosePrices, useIsNet } from '../shown-prices.ts'

/**
 * Shows prices with or without VAT, on all pages. Its look follows the document, not its own state, so that it is right from the
 * first paint; hidden without JavaScript, and in a shop that charges no VAT.
 */
export function PriceSwitch({ isStacked = false, className }: { isStacked?: boolean; className: string }) {
  const name = useId()
  const isNet = useIsNet()
  const isOff = useVatPercent() === 0
  if (isOff) return null
  const choice = `${CHOICE} ${isStacked ? 'px-1.5 text-xs leading-6' : 'px-3 leading-11'}`
  return (
    <fieldset className={`text-ink-muted [@media(scripting:none)]:hidden ${className}`}>
      <legend className={isStacked ? 'sr-only' : 'float-left mr-3 leading-11'}>Prices</legend>
      <div
        className={`rounded-field border border-ink-line ${isStacked ? 'grid' : 'inline-flex divide-x divide-ink-line'}`}
      >
        {CHOICES.map(({ value, label, look }) => (
          <label key={value} className={`${choice} ${look}`}>
            <input
              type="radio"
              name={name}
              checked={isNet === (value === 'net')}
              onChange={() => choosePrices(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const CHOICE =
  'relative font-semibold whitespace-nowrap has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-focus'

const CHOICES = [
  {
    value: 'gross',
    label: 'incl. VAT',
    look: 'bg-ink-line text-ink-content net:bg-transparent net:text-ink-muted net:hover:text-ink-content',
  },
  {
    value: 'net',
    label: 'excl. VAT',
    look: 'hover:text-ink-content net:bg-ink-line net:text-ink-content',
  },
] as const
