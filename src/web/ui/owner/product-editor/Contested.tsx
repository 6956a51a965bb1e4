import { type ReactNode, useRef } from 'react'
import { describeFact, labelFact } from '../products/fact-words.ts'
import type { DetailName } from './detail-fields.ts'
import type { Rival } from './use-product-edit.ts'

interface ContestedProps {
  name: DetailName
  rival: Rival | undefined
  onSettle: (name: DetailName, keep: 'mine' | 'theirs') => void
  /** The field itself. */
  children: ReactNode
}

/** A field and, if somebody else has changed it too, their value, with a choice between the two. */
export function Contested({ name, rival, onSettle, children }: ContestedProps) {
  const label = labelFact(name)
  const frame = useRef<HTMLDivElement>(null)

  function settle(keep: 'mine' | 'theirs'): void {
    // The choice disappears, so the focus moves to the field first.
    frame.current?.querySelector<HTMLElement>('input, select, textarea, button:enabled')?.focus()
    onSettle(name, keep)
  }

  return (
    <div ref={frame} className="min-w-0">
      {children}
      {rival?.contested.includes(name) && (
        <div className="mt-2 border-l-3 border-warning pl-3">
          <p className="text-sm font-semibold wrap-anywhere">Now: {describeFact(name, rival.fields[name])}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <button
              type="button"
              aria-label={`Keep mine: ${label}`}
              onClick={() => settle('mine')}
              className="btn btn-outline btn-sm"
            >
              Keep mine
            </button>
            <button
              type="button"
              aria-label={`Take theirs: ${label}`}
              onClick={() => settle('theirs')}
              className="btn btn-outline btn-sm"
            >
              Take theirs
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
