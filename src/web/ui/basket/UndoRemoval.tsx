import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Removal, RemovedLine } from './removed-line.ts'
import { useBasketAction } from './use-basket-action.ts'

/** Offers, above the lines of a basket, to put back the one that was removed last. The focus goes there: its own place is gone. */
export function UndoRemoval({ children }: { children: ReactNode }) {
  const { isOff, change } = useBasketAction()
  const [removed, setRemoved] = useState<Removal>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (removed) button.current?.focus()
  }, [removed])

  async function putBack({ line: { product, quantity, saved }, before }: Removal): Promise<void> {
    if (await change({ act: 'set', product, to: { quantity, saved, before } })) setRemoved(undefined)
  }

  return (
    <RemovedLine value={setRemoved}>
      <output className="block print:hidden">
        {removed && (
          <span className="sheet mb-4 flex flex-wrap items-center justify-between gap-3 px-4 py-2">
            <span className="min-w-0 wrap-anywhere">Removed {removed.line.name}.</span>
            <button
              ref={button}
              type="button"
              disabled={isOff}
              onClick={() => void putBack(removed)}
              className="btn btn-outline btn-sm"
            >
              Undo
            </button>
          </span>
        )}
      </output>
      {children}
    </RemovedLine>
  )
}
