import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { Sheet } from '../../../../parts/drawings/sheet/sheet.ts'
import { notify } from '../../toast.tsx'
import { saveFile } from '../save-file.ts'

/** Writes the drawing as a DXF file in the browser and saves it. */
export function DxfButton({ sheet, fileName }: { sheet: Sheet; fileName: string }) {
  const isHydrated = useHydrated()
  const [isBusy, setBusy] = useState(false)

  async function download(): Promise<void> {
    setBusy(true)
    try {
      const { writeDxf } = await import('../../../../parts/drawings/dxf/write-dxf.ts')
      saveFile(new Blob([writeDxf(sheet)], { type: 'image/vnd.dxf' }), fileName)
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
      Download DXF
    </button>
  )
}
