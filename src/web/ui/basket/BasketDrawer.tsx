import { Link } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { BasketLine } from '#contract/basket/basket.ts'
import { notify } from '../base/actions/toast.tsx'
import { Amount } from '../base/figures/Amount.tsx'
import { PriceBasis } from '../base/figures/Price.tsx'
import { describeWeight } from '../product/facts/format-weight.ts'
import { ProductPicture } from '../product/facts/ProductPicture.tsx'
import { refreshBasket } from './basket-store.ts'
import { describeProblem } from './describe-line.ts'
import { EmptyBasket } from './EmptyBasket.tsx'
import { QuantityField } from './QuantityField.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import { useShownBasket } from './shown-basket.ts'
import { UndoRemoval } from './UndoRemoval.tsx'
import { useNetBasket } from './use-net-basket.ts'

/** The basket beside the page. Rendered only while it is open; Escape, a click beside it and each of its links close it. */
export function BasketDrawer({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { basket } = useShownBasket()
  const lines = basket?.lines.filter(({ saved }) => !saved) ?? []
  const weight = basket && describeWeight(basket)
  const net = useNetBasket(basket ?? { lines: [], total: 0 })
  useLayoutEffect(() => {
    const shown = dialog.current
    const closeBeside = (event: MouseEvent) => event.target === shown && onClose()
    shown?.showModal()
    shown?.addEventListener('click', closeBeside)
    // Closed before it is removed, so that the browser restores the focus.
    return () => {
      shown?.removeEventListener('click', closeBeside)
      shown?.close()
    }
  }, [onClose])
  useEffect(() => {
    refreshBasket().catch((error: unknown) => notify.failure(error))
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="basket-drawer-title"
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-md bg-base-100 text-base-content shadow-lg backdrop:bg-black/60"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between gap-4 border-b border-line p-4">
          <h2 id="basket-drawer-title" className="text-2xl">
            Basket
          </h2>
          <button type="button" onClick={onClose} className="btn btn-ghost btn-sm">
            Close
          </button>
        </div>
        <div className="grow overflow-y-auto p-4">
          <UndoRemoval>
            {lines.length > 0 && (
              <ul className="-my-4">
                {lines.map(line => (
                  <DrawerLine key={line.product} line={line} net={net.get(line.product)} onClose={onClose} />
                ))}
              </ul>
            )}
            {basket && lines.length === 0 && <EmptyBasket onLeave={onClose} />}
          </UndoRemoval>
        </div>
        {basket && lines.length > 0 && (
          <div className="grid gap-3 border-t border-line p-4">
            <output className="flex items-baseline justify-between">
              <span>
                Goods, <PriceBasis />
                {weight && <span className="block text-sm text-muted">Weight {weight}</span>}
              </span>
              <strong className="text-xl">
                <Amount euros={basket.total} />
              </strong>
            </output>
            <Link to="/basket" onClick={onClose} className="btn btn-primary">
              View basket
            </Link>
            <Link to="/quick-order" onClick={onClose} className="text-link justify-self-center">
              Paste a list of parts
            </Link>
          </div>
        )}
      </div>
    </dialog>
  )
}

function DrawerLine({
  line,
  net,
  onClose,
}: {
  line: BasketLine
  net: number | undefined
  onClose: () => void
}) {
  const problem = describeProblem(line)
  return (
    <li className="grid grid-cols-[3rem_1fr] gap-x-3 border-line py-4 not-first:border-t">
      <ProductPicture
        src={line.img}
        alt=""
        sizes="48px"
        className="aspect-square! rounded-field border border-line"
      />
      <div className="grid min-w-0 gap-2">
        <div className="flex items-start justify-between gap-2">
          <p className="font-semibold wrap-anywhere">{line.name}</p>
          <RemoveButton line={line} />
        </div>
        {problem && (
          <p className="text-sm">
            <span className="font-semibold text-error">{problem}</span>{' '}
            <Link to="/basket" onClick={onClose} className="text-link">
              Change it in the basket
            </Link>
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-2">
          <QuantityField line={line} />
          <span className="font-semibold">
            <Amount euros={line.total} net={net} />
          </span>
        </div>
      </div>
    </li>
  )
}
