import { useRef, useState } from 'react'
import { z } from 'zod'
import { describeGuess, encodings } from '#contract/csv.ts'
import { MAX_LIST_BYTES } from '#contract/quick-order/uploaded-lists.ts'
import { CallError } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount } from '../../base/figures/format.ts'
import { sendForm } from '../../base/forms/send-form.ts'
import { TableFileField } from '../../base/forms/TableFileField.tsx'
import { useFaultFocus } from '../../base/forms/use-problems.ts'

const imported = z.object({ count: z.int(), encoding: z.enum(encodings).nullable() })

/** Takes a table of part numbers, and says what is wrong with it. */
export function PartNumberImport({ reload }: { reload: () => Promise<void> }) {
  const [fault, setFault] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  useFaultFocus(place, fault)
  const { isOff, act } = useAction({
    refresh: reload,
    onFailure: error => {
      setFault(describe(error))
      return false
    },
  })

  function importFile(file: File): void {
    setFault(undefined)
    void act(
      async () => {
        if (file.size > MAX_LIST_BYTES) throw new CallError(413)
        const form = new FormData()
        form.set('file', file)
        return imported.parse(await sendForm('/part-number/import', form))
      },
      {
        success: ({ count, encoding }) =>
          [
            `${formatCount(count)} ${count === 1 ? 'number is' : 'numbers are'} remembered.`,
            describeGuess(encoding),
          ]
            .filter(Boolean)
            .join(' '),
      },
    )
  }

  return (
    <div ref={place} className="sheet mt-8 max-w-xl p-5">
      <TableFileField
        label="Import a table"
        error={fault}
        hint="CSV or a workbook (.xlsx) with the columns 'sku' and 'own number', at most 2 MB. All of it is taken, or nothing."
        isOff={isOff}
        onFile={importFile}
      />
    </div>
  )
}

function describe(error: unknown): string {
  if (!(error instanceof CallError)) return describeFailure(error).text
  if (error.status === 413) return 'The file must have at most 2 MB.'
  const problems = error.problem?.errors ?? []
  if (problems.length === 0) return describeFailure(error).text
  return problems.map(({ field, message }) => `${field}: ${message}`).join('; ')
}
