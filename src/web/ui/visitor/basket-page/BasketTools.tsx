import { useRouter } from '@tanstack/react-router'
import { useId } from 'react'
import type { BasketLine } from '#contract/basket/basket.ts'
import { toCsv } from '#contract/csv.ts'
import { writeEuros } from '#contract/money.ts'
import { CopyButton } from '../../base/actions/CopyButton.tsx'
import { saveFile } from '../../base/browser/save-file.ts'
import { SaveAsList } from '../../customer/lists/SaveAsList.tsx'
import { sharedPath } from './shared-link.ts'

/** What else can be done with the lines of a basket: print them, save them as a table or a list, pass them on. */
export function BasketTools({ lines, isSignedIn }: { lines: readonly BasketLine[]; isSignedIn: boolean }) {
  const id = useId()
  const { origin } = useRouter().options.context.site
  const link = origin + sharedPath(lines)
  const save = () => saveFile(new Blob([writeBasketCsv(lines)], { type: 'text/csv' }), 'basket.csv')
  return (
    <div className="flex flex-wrap items-start gap-2 print:hidden">
      <button type="button" onClick={() => window.print()} className="btn btn-outline btn-sm">
        Print
      </button>
      <button type="button" onClick={save} className="btn btn-outline btn-sm">
        Save as CSV
      </button>
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

const HEAD = [
  'SKU',
  'Name',
  'Size',
  'Quantity',
  'Price each, gross [EUR]',
  'Total, gross [EUR]',
  'Weight [g]',
]

/** The lines of a basket as a table that spreadsheets open. Numbers are written plainly: 1234.5. */
function writeBasketCsv(lines: readonly BasketLine[]): string {
  const rows = lines.map(({ sku, name, size, quantity, unitPrice, total, weight }) => [
    sku ?? '',
    name,
    size ?? '',
    String(quantity),
    writeEuros(unitPrice),
    writeEuros(total),
    weight === null ? '' : String(weight),
  ])
  return toCsv([HEAD, ...rows])
}
