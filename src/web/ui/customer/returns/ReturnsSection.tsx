import type { ReactNode, Ref } from 'react'
import type { OrderReturn } from '#contract/returns/returns.ts'
import { OneReturn } from './OneReturn.tsx'

interface ReturnsSectionProps {
  returns: readonly OrderReturn[]
  /** Takes the focus once something was done. */
  heading: Ref<HTMLHeadingElement>
  /** What can be done with one. */
  renderNext: (found: OrderReturn) => ReactNode
  /** What comes below them all. */
  children: ReactNode
}

/** The returns of an order, for its customer and for those who work them. */
export function ReturnsSection({ returns, heading, renderNext, children }: ReturnsSectionProps) {
  return (
    <section aria-labelledby="returns" className="sheet p-5">
      <h2 id="returns" ref={heading} tabIndex={-1} className="mb-2 text-2xl outline-none">
        Returns
      </h2>
      {returns.length > 0 && (
        <ul>
          {returns.map(found => (
            <OneReturn key={found._id} found={found}>
              {renderNext(found)}
            </OneReturn>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
