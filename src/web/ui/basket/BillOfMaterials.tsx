import type { BasketLine } from '#contract/basket/basket.ts'
import { MAX_PACKED_LINES } from '#contract/basket/terms.ts'
import { calls, fileOf } from '../../client.ts'
import { keepPage, useAction } from '../base/actions/use-action.ts'
import { saveFile } from '../base/browser/save-file.ts'

const FORMATS = ['csv', 'xlsx'] as const
const labelOf = (format: (typeof FORMATS)[number]) => `BOM as ${format.toUpperCase()}`
const nameOf = (format: string) => `bill-of-materials.${format}`

/** All files of these parts, as GET and POST …/files.zip answer them. */
const ZIP = 'parts.zip'
const ZIP_LABEL = 'All files (ZIP)'

/** Leads to the files of what the shop keeps, by the path of its bill. Nothing where there are too many lines. */
export function FilesLink({ path, count }: { path: string; count: number }) {
  if (count > MAX_PACKED_LINES) return null
  return (
    <a href={`${path}/files.zip`} download={ZIP} className="btn btn-outline btn-sm">
      {ZIP_LABEL}
    </a>
  )
}

/** Saves the files of lines that this browser alone keeps. */
export function FilesOfLines({ lines }: { lines: readonly Asked[] }) {
  const { isBusy, isOff, act } = useAction({ refresh: keepPage })
  if (lines.length > MAX_PACKED_LINES) return null
  const save = async () =>
    saveFile(await fileOf(calls.basket['files.zip'].$post({ json: { lines: askedOf(lines) } })), ZIP)
  return (
    <button type="button" disabled={isOff} onClick={() => void act(save)} className="btn btn-outline btn-sm">
      {isBusy && <span aria-hidden="true" className="loading loading-xs loading-spinner" />}
      {ZIP_LABEL}
    </button>
  )
}

type Asked = Pick<BasketLine, 'product' | 'quantity'>
const askedOf = (lines: readonly Asked[]) => lines.map(({ product, quantity }) => ({ product, quantity }))

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
export function BillOfLines({ lines }: { lines: readonly Asked[] }) {
  const { isOff, act } = useAction({ refresh: keepPage })
  const asked = askedOf(lines)
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
