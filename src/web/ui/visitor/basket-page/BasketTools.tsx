import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import type { BasketLine } from '#contract/basket/basket.ts'
import { CopyButton } from '../../base/actions/CopyButton.tsx'
import { BillLinks, BillOfLines, FilesLink, FilesOfLines } from '../../basket/BillOfMaterials.tsx'
import { SaveAsList } from '../../customer/lists/SaveAsList.tsx'
import { sharedPath } from './shared-link.ts'

/** What else can be done with the lines of a basket: print them, save them as a bill of materials or a list, pass them on. */
export function BasketTools({ lines, isSignedIn }: { lines: readonly BasketLine[]; isSignedIn: boolean }) {
  const id = useId()
  const { origin } = useRouter().options.context.site
  const link = origin + sharedPath(lines)
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      <button type="button" onClick={() => window.print()} className="btn btn-outline btn-sm">
        Print
      </button>
      {isSignedIn ? <BillLinks path="/basket/bom" /> : <BillOfLines lines={lines} />}
      {isSignedIn ? <FilesLink path="/basket" count={lines.length} /> : <FilesOfLines lines={lines} />}
      {isSignedIn && <SaveAsList lines={lines} />}
      <details className="open:grow">
        <summary className="btn btn-outline btn-sm list-none">Share</summary>
        <div className="mt-3 grid gap-2">
          <label htmlFor={id} className="text-sm text-muted">
            Whoever opens this link sees these lines at today&apos;s prices and can add them to a basket.
          </label>
          <div className="flex items-center gap-2">
            <input
              id={id}
              readOnly
              value={link}
              onFocus={event => event.target.select()}
              className="input input-sm grow"
            />
            <CopyButton text={link} label="Copy the link" />
          </div>
        </div>
      </details>
    </div>
  )
}
