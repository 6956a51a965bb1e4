import { keepPage, useAction } from '../use-action.ts'
import { fileNameOf, saveFile } from './save-file.ts'

interface DownloadButtonProps {
  product: { readonly sku: string | null; readonly name: string }
  /** What the file's name ends in and the button calls it. */
  extension: 'dxf' | 'stl'
  /** Makes the file; what that takes is fetched by then. */
  make: () => Promise<Blob>
}

/** Makes a file of a product in the browser and saves it. */
export function DownloadButton({ product, extension, make }: DownloadButtonProps) {
  const { isBusy, isOff, act } = useAction({ refresh: keepPage })
  const download = async () => saveFile(await make(), fileNameOf(product, extension))
  return (
    <button
      type="button"
      disabled={isOff}
      onClick={() => void act(download)}
      className="btn btn-outline btn-sm"
    >
      {isBusy && <span aria-hidden="true" className="loading loading-xs loading-spinner" />}
      Download {extension.toUpperCase()}
    </button>
  )
}
