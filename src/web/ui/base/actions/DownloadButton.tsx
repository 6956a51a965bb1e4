import { fileNameOf, saveFile } from '../browser/save-file.ts'
import { keepPage, useAction } from './use-action.ts'

interface DownloadButtonProps {
  product: { readonly sku: string | null; readonly name: string }
  /** The ending of the file's name, also shown on the button. */
  extension: 'dxf' | 'stl' | 'step' | 'glb'
  /** Makes the file, fetching the code it needs. */
  make: () => Promise<Blob>
}

/** Makes a file for a product in the browser and saves it. */
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
