import type { ReactNode } from 'react'
import { FieldFrame } from './Field.tsx'

const ACCEPTED =
  '.csv,text/csv,text/plain,.xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

interface TableFileFieldProps {
  label: string
  hint: ReactNode
  error?: string | undefined
  isOff: boolean
  onFile: (file: File) => void
  className?: string
}

/** Takes a table as a file: CSV or a workbook. */
export function TableFileField({ isOff, onFile, className = '', ...frame }: TableFileFieldProps) {
  return (
    <FieldFrame {...frame}>
      {ties => (
        <input
          {...ties}
          type="file"
          accept={ACCEPTED}
          disabled={isOff}
          className={`file-input w-full border-field-line ${className}`}
          onClick={({ currentTarget }) => {
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) onFile(file)
          }}
        />
      )}
    </FieldFrame>
  )
}
