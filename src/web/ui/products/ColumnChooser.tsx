import { type ColumnName, columnNames } from './use-columns.ts'

/** Chooses the columns of the product list; the browser keeps them. */
export function ColumnChooser({
  columns,
  onToggle,
}: {
  columns: readonly ColumnName[]
  onToggle: (name: ColumnName) => void
}) {
  return (
    <details className="mb-4">
      <summary className="btn btn-outline btn-sm">Columns</summary>
      <fieldset className="sheet mt-2 flex flex-wrap gap-x-5 gap-y-2 p-4">
        <legend className="sr-only">Columns</legend>
        {allColumns.map(name => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={columns.includes(name)}
              disabled={columns.length === 1 && columns[0] === name}
              onChange={() => onToggle(name)}
            />
            {columnNames[name]}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

const allColumns = Object.keys(columnNames).filter((name): name is ColumnName =>
  Object.hasOwn(columnNames, name),
)
