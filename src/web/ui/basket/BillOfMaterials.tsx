import type { BasketLine } from '#contract/basket/basket.ts'
import { calls, fileOf } from '../../client.ts'
import { keepPage, useAction } from '../base/actions/use-action.ts'
import { saveFile } from '../base/browser/save-file.ts'

const FORMATS = ['csv', 'xlsx'] as const
const labelOf = (format: (typeof FORMATS)[number]) => `BOM as ${format.toUpperCase()}`
const nameOf = (format: string) => `bill-of-materials.${format}`

/** Leads to the bill of materials of what the shop keeps at this path, in both formats. */
export function BillLinks({ path }: { path: string }) {
  return FORMATS.map(format => (
    <a
      key={format}
      href={`${path}?format=${format}`}
      download={nameOf(format)}
      className="btn btn-outline btn-sm"
    >
      {labelOf(format)}
    </a>
  ))
}

/** Saves the bill of materials of lines that this browser alone keeps, in both formats. */
export function BillOfLines({ lines }: { lines: readonly Pick<BasketLine, 'product' | 'quantity'>[] }) {
  const { isOff, act } = useAction({ refresh: keepPage })
  const asked = lines.map(({ product, quantity }) => ({ product, quantity }))
  return FORMATS.map(format => {
    const save = async () =>
      saveFile(
        await fileOf(calls.basket.bom.$post({ query: { format }, json: { lines: asked } })),
        nameOf(format),
      )
    return (
      <button
        key={format}
        type="button"
        disabled={isOff}
        onClick={() => void act(save)}
        className="btn btn-outline btn-sm"
      >
        {labelOf(format)}
      </button>
    )
  })
}
