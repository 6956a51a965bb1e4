import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { Problem } from '#contract/problem.ts'
import { MAX_TABLE_BYTES, type TableReport } from '#contract/product-table.ts'
import { answerOf, CallError, calls } from '../../client.ts'
import { describeFailure } from '../failure.ts'

type Faults = NonNullable<Problem['errors']>

export type TableImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'checking' | 'importing'; readonly name: string }
  | { readonly step: 'checked'; readonly file: File; readonly report: TableReport }
  | { readonly step: 'imported'; readonly report: TableReport }
  | { readonly step: 'refused'; readonly message: string; readonly faults: Faults }

/** Checks a file of products, and imports the file that was checked. A file chosen meanwhile replaces it. */
export function useTableImport() {
  const router = useRouter()
  const [state, setState] = useState<TableImportState>({ step: 'idle' })
  const latest = useRef<File>(null)

  async function send(file: File, { isDryRun }: { isDryRun: boolean }): Promise<void> {
    latest.current = file
    if (file.size > MAX_TABLE_BYTES) return refuse('The file must have at most 32 MB.')
    setState({ step: isDryRun ? 'checking' : 'importing', name: file.name })
    try {
      const query = { dry_run: String(isDryRun) }
      const report = await answerOf(calls.product.import.$post({ form: { file }, query }))
      if (latest.current !== file) return
      setState(isDryRun ? { step: 'checked', file, report } : { step: 'imported', report })
      if (!isDryRun) await router.invalidate()
    } catch (error) {
      if (latest.current === file) refuseFor(error)
    }
  }

  function refuse(message: string, faults: Faults = []): void {
    setState({ step: 'refused', message, faults })
  }

  function refuseFor(error: unknown): void {
    const faults = (error instanceof CallError && error.problem?.errors) || []
    if (faults.length > 0) refuse('Nothing was changed. Please correct the file and choose it again.', faults)
    else refuse(describeFailure(error).text)
  }

  const check = (file: File) => send(file, { isDryRun: true })
  const importChecked = (file: File) => send(file, { isDryRun: false })
  return { state, check, importChecked }
}
