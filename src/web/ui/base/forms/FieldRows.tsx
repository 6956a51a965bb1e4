import { type ReactNode, useId, useRef } from 'react'
import { toSentence } from './field-of.ts'

/** What the form says is wrong with the rows as a whole. */
export type RowsProblem = { readonly message?: string; readonly root?: { readonly message?: string } }

interface FieldRowsProps {
  /** The rows of the form's field array. */
  rows: readonly { readonly id: string }[]
  legend: string
  hint?: string
  /** One row in words: 'dimension'. */
  noun: string
  max: number
  /** The columns of a row on a wide screen. */
  columns: string
  problem: RowsProblem | undefined
  onAdd: () => void
  onRemove: (row: number) => void
  /** The fields of a row. */
  children: (row: number) => ReactNode
}

/** Rows of fields that can be added and removed. */
export function FieldRows({
  rows,
  legend,
  hint,
  noun,
  max,
  columns,
  problem,
  onAdd,
  onRemove,
  children,
}: FieldRowsProps) {
  const errorId = useId()
  const addButton = useRef<HTMLButtonElement>(null)
  const message = problem?.root?.message ?? problem?.message

  return (
    <fieldset className="min-w-0" aria-describedby={message && errorId}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {hint && <p className="mb-3 text-sm text-muted">{hint}</p>}
      <ol className="grid gap-4">
        {rows.map(({ id }, row) => (
          <li
            key={id}
            aria-label={`${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${row + 1}`}
            className={`grid grid-cols-2 items-start gap-3 border-l-2 border-line pl-3 ${columns}`}
          >
            {children(row)}
            <button
              type="button"
              aria-label={`Remove ${noun} ${row + 1}`}
              onClick={() => {
                onRemove(row)
                addButton.current?.focus()
              }}
              className="btn btn-outline justify-self-start sm:mt-7"
            >
              Remove
            </button>
          </li>
        ))}
      </ol>
      {message && (
        <p id={errorId} className="mt-1.5 text-sm font-semibold text-error">
          {toSentence(`The ${noun}s`, message)}
        </p>
      )}
      <button
        ref={addButton}
        type="button"
        disabled={rows.length >= max}
        onClick={onAdd}
        className="btn btn-outline btn-sm mt-4"
      >
        Add a {noun}
      </button>
    </fieldset>
  )
}
