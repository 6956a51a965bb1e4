import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import { TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { TableFileField } from '../../base/forms/TableFileField.tsx'
import { useFaultFocus } from '../../base/forms/use-problems.ts'
import type { useQuickOrder } from './use-quick-order.ts'

const EXAMPLE = 'PH-4017-M8X40\t100\n20 pcs deep groove bearing 6205\n4711-A; 50'

interface QuickFormProps {
  order: ReturnType<typeof useQuickOrder>
  /** Called with whether the list was read, in the end. */
  onRead: (reading: Promise<boolean>) => void
  /** Whether an admin types what a customer says, or sends their file. */
  isForCustomer?: boolean
}

/** Takes a list: typed, pasted, or as a file. */
export function QuickForm({ order, onRead, isForCustomer = false }: QuickFormProps) {
  const isHydrated = useHydrated()
  const { text, isBusy, fault, guess } = order
  const place = useRef<HTMLDivElement>(null)
  useFaultFocus(place, fault)
  const faultIn = (field: 'text' | 'file') => (fault?.field === field ? fault.message : undefined)
  return (
    <div ref={place} className="sheet grid gap-6 p-5 sm:p-6 lg:grid-cols-[2fr_1fr]">
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          onRead(order.readText())
        }}
        className="grid content-start justify-items-start gap-4 [&>:first-child]:w-full"
      >
        <TextAreaField
          label={isForCustomer ? 'Parts' : 'Your list'}
          rows={isForCustomer ? 4 : 8}
          value={text}
          disabled={!isHydrated}
          onChange={event => order.setText(event.target.value)}
          placeholder={EXAMPLE}
          spellCheck={false}
          autoComplete="off"
          className="w-full font-mono text-[0.9375rem]"
          error={faultIn('text')}
          hint={`SKU, ${isForCustomer ? 'their' : 'your'} own part number or words, and the quantity before or after. Up to 500 lines; a heading is recognised.`}
        />
        <SubmitButton isBusy={isBusy} isReady={text.trim() !== ''}>
          Find these parts
        </SubmitButton>
      </form>
      <div>
        <TableFileField
          label="Or a file"
          error={faultIn('file')}
          hint="CSV, or the first sheet of a workbook (.xlsx). At most 2 MB. Its lines come below those of the list."
          isOff={!isHydrated || isBusy}
          onFile={file => onRead(order.readFile(file))}
        />
        <output className="mt-1.5 block text-sm font-semibold empty:hidden">{guess}</output>
      </div>
    </div>
  )
}
