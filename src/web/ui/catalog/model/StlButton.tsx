import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import { notify } from '../../toast.tsx'
import { saveFile } from '../save-file.ts'
import type { ModelledPart } from './part-of-product.ts'

/** Makes an STL file of the part in the browser and saves it. */
export function StlButton({ part, fileName }: { part: ModelledPart; fileName: string }) {
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { writeStl } = await import('./write-stl.ts')
      saveFile(await writeStl(part), fileName)
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
      Download STL
    </button>
  )
}
