import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../toast.tsx'
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
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      saveFile(await make(), fileNameOf(product, extension))
    } catch (error) {
      notify.failure(error, { retry: () => void download() })
    } finally {
      setBusy(false)
    }
  }
  return (
    <button
      type="button"
      disabled={!isHydrated || isBusy}
      onClick={() => void download()}
      className="btn btn-outline btn-sm"
    >
      {isBusy && <span aria-hidden="true" className="loading loading-xs loading-spinner" />}
      Download {extension.toUpperCase()}
    </button>
  )
}
