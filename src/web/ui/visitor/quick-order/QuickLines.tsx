import { type ReactNode, useRef } from 'react'
import { formatCount } from '../../base/figures/format.ts'
import { describePlace } from './describe-quick-line.ts'
import { QuickForm } from './QuickForm.tsx'
import { QuickTable } from './QuickTable.tsx'
import type { QuickRow } from './quick-rows.ts'
import type { useQuickOrder } from './use-quick-order.ts'

interface QuickLinesProps {
  order: ReturnType<typeof useQuickOrder>
  isSignedIn: boolean
  /** Whether an admin types what a customer says, or sends their file. */
  isForCustomer?: boolean
  /** What follows the lines. */
  children: ReactNode
}

/** Takes a list and shows what each of its lines means, to be checked, chosen and changed. */
export function QuickLines({ order, isSignedIn, isForCustomer = false, children }: QuickLinesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { rows } = order
  const leftOut = [...Map.groupBy(order.leftOut, ({ file }) => file)].map(([file, lines]) => {
    const numbers = lines.map(({ line }) => line)
    return `${numbers.length === 1 ? 'line' : 'lines'} ${describePlace(numbers, file)}`
  })

  async function show(reading: Promise<boolean>): Promise<void> {
    if (await reading) heading.current?.focus()
  }

  return (
    <>
      <QuickForm order={order} onRead={reading => void show(reading)} isForCustomer={isForCustomer} />
      <section aria-labelledby="lines-heading" hidden={rows.length === 0} className="mt-10">
        <h2 id="lines-heading" ref={heading} tabIndex={-1} className="mb-4 text-3xl">
          What the lines mean
        </h2>
        {leftOut.length > 0 && (
          <p className="mb-4 wrap-anywhere text-muted">
            Left out, as they ask for nothing: {leftOut.join('; ')}.
          </p>
        )}
        <QuickFiles rows={rows} onRemove={order.removeFile} />
        <QuickTable rows={rows} isSignedIn={isSignedIn} onChange={order.change} onRemove={order.remove} />
        {children}
      </section>
    </>
  )
}

/** The files of which lines are shown; those of each can be removed together. */
function QuickFiles({ rows, onRemove }: { rows: readonly QuickRow[]; onRemove: (file: string) => void }) {
  const files = [...Map.groupBy(rows, ({ file }) => file)].filter(([file]) => file !== '')
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="mb-4 grid gap-2">
      {files.map(([file, { length }]) => (
        <li key={file} className="flex flex-wrap items-center gap-x-4">
          <span className="wrap-anywhere">
            {file}: {length === 1 ? '1 line' : `${formatCount(length)} lines`}
          </span>
          <button
            type="button"
            aria-label={`Remove the lines of ${file}`}
            onClick={() => onRemove(file)}
            className="btn btn-ghost btn-sm"
          >
            Remove
          </button>
        </li>
      ))}
    </ul>
  )
}
