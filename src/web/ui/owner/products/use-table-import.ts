import { useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  MAX_TABLE_BYTES,
  TABLE_TOO_LARGE,
  type TableReport,
  tableReport,
} from '#contract/catalog/product-table.ts'
import type { Problem } from '#contract/problem.ts'
import { problemsOf } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { toSentence } from '../../base/forms/field-of.ts'
import { sendForm } from '../../base/forms/send-form.ts'

type Faults = NonNullable<Problem['errors']>

export type TableImportState =
  | { readonly step: 'idle' }
  | { readonly step: 'sending'; readonly name: string; readonly share: number }
  | { readonly step: 'checking' | 'importing' }
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
    if (file.size > MAX_TABLE_BYTES) return refuse(toSentence('The file', TABLE_TOO_LARGE))
    showSent(file, 0, isDryRun)
    try {
      const form = new FormData()
      form.set('file', file)
      const onProgress = (share: number) => showSent(file, share, isDryRun)
      const answer = await sendForm(`/product/import?dry_run=${isDryRun}`, form, { onProgress })
      if (latest.current !== file) return
      const report = tableReport.parse(answer)
      setState(isDryRun ? { step: 'checked', file, report } : { step: 'imported', report })
      if (!isDryRun) await router.invalidate()
    } catch (error) {
      if (latest.current === file) refuseFor(error)
    }
  }

  /** Adds the next changes to those of the report. */
  async function showMore(file: File, { changes }: TableReport): Promise<void> {
    const form = new FormData()
    form.set('file', file)
    const after = changes.at(-1)?.line ?? 0
    const next = tableReport.parse(await sendForm(`/product/import?dry_run=true&after=${after}`, form))
    const report = { ...next, changes: [...changes, ...next.changes] }
    // Another file may have been chosen meanwhile, or this one be imported.
    setState(now => (now.step === 'checked' && now.file === file ? { ...now, report } : now))
  }

  function showSent(file: File, share: number, isDryRun: boolean): void {
    if (latest.current !== file) return
    if (share < 1) setState({ step: 'sending', name: file.name, share })
    else setState({ step: isDryRun ? 'checking' : 'importing' })
  }

  function refuse(message: string, faults: Faults = []): void {
    setState({ step: 'refused', message, faults })
  }

  function refuseFor(error: unknown): void {
    const faults = problemsOf(error)
    if (faults.length > 0) refuse('Nothing was changed. Please correct the file and choose it again.', faults)
    else refuse(describeFailure(error).text)
  }

  const check = (file: File) => send(file, { isDryRun: true })
  const importChecked = (file: File) => send(file, { isDryRun: false })
  return { state, check, importChecked, showMore }
}
