import { useEffect, useId, useRef, useState } from 'react'
import { parseCount } from '#contract/amounts.ts'
import type { BasketLine } from '#contract/basket/basket.ts'
import { MAX_QUANTITY } from '#contract/catalog/price-tiers.ts'
import { CountSteps } from '../base/forms/CountInput.tsx'
import { explainQuantity } from '../product/offer/explain-quantity.ts'
import { describeBounds } from '../product/offer/quantities.ts'
import { stepQuantity } from './describe-line.ts'
import { peekBasket } from './shown-basket.ts'
import { useBasketAction } from './use-basket-action.ts'

/** How long clicks on plus and minus are gathered before the shop is asked, in ms. */
const GATHERING_MS = 400

/** The quantity of a line, in whole packs by its buttons or as typed. What cannot be bought is refused with the reason. */
export function QuantityField({ line }: { line: BasketLine }) {
  const { product, name, quantity } = line
  const id = useId()
  const { change } = useBasketAction()
  /** Undefined: the quantity in the basket. */
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? String(quantity)
  const [refusal, setRefusal] = useState('')
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** How often something was typed or pressed: an answer that comes after the next press does not undo it. */
  const inputs = useRef(0)
  /** How many changes the shop has not answered yet; until then `quantity` is not what it was asked for. */
  const asking = useRef(0)
  useSendAtLeaving(() => {
    // Not if it goes because the line was removed.
    const isThere = peekBasket().basket?.lines.some(each => each.product === product)
    if (waiting.current !== undefined && isThere) setAsTyped()
  })

  function stopWaiting(): void {
    clearTimeout(waiting.current)
    waiting.current = undefined
  }

  function show(text: string): void {
    inputs.current += 1
    setTyped(text)
  }

  async function set(wanted: number): Promise<void> {
    stopWaiting()
    const seen = inputs.current
    asking.current += 1
    await change({ act: 'set', product, to: { quantity: wanted } })
    asking.current -= 1
    if (seen === inputs.current) setTyped(undefined)
  }

  function setAsTyped(): void {
    const wanted = parseCount(shown)
    const isPossible = wanted !== undefined && wanted > 0 && wanted <= MAX_QUANTITY
    setRefusal(isPossible ? '' : explainQuantity(shown))
    if (isPossible && (wanted !== quantity || asking.current > 0)) void set(wanted)
    else setTyped(undefined)
  }

  function step(direction: 1 | -1): void {
    const next = stepQuantity(line, parseCount(shown) || quantity, direction)
    setRefusal('refusal' in next ? next.refusal : '')
    if ('refusal' in next) return
    show(String(next.quantity))
    stopWaiting()
    waiting.current = setTimeout(() => void set(next.quantity), GATHERING_MS)
  }

  return (
    <div>
      <div className="join print:hidden">
        <CountSteps
          of={name}
          isSmall
          onStep={step}
          aria-label={`Quantity of ${name}`}
          aria-describedby={`${id}-bounds ${id}-refusal`}
          value={shown}
          onChange={event => show(event.target.value)}
          onBlur={setAsTyped}
          onKeyDown={event => event.key === 'Enter' && setAsTyped()}
          className="input-sm w-18!"
        />
      </div>
      <span className="hidden print:inline">{quantity}</span>
      <span id={`${id}-bounds`} className="sr-only">
        {describeBounds(line)}
      </span>
      <output id={`${id}-refusal`} className="block max-w-40 text-sm text-error not-empty:mt-1 print:hidden">
        {refusal}
      </output>
    </div>
  )
}

/** Calls the latest `send` when the field goes, be it with its page. */
function useSendAtLeaving(send: () => void): void {
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const leave = () => latest.current()
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
