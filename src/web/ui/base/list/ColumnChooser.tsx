interface ColumnChooserProps<Name extends string> {
  /** All columns in their order, by what they are called. */
  names: readonly (readonly [name: Name, label: string])[]
  chosen: readonly Name[]
  onToggle: (name: Name) => void
}

/** Chooses the columns of a list; the last one stays. */
export function ColumnChooser<Name extends string>({ names, chosen, onToggle }: ColumnChooserProps<Name>) {
  return (
    <details className="mb-4">
      <summary className="btn btn-outline btn-sm">Columns</summary>
      <fieldset className="sheet mt-2 flex flex-wrap gap-x-5 gap-y-2 p-4">
        <legend className="sr-only">Columns</legend>
        {names.map(([name, label]) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={chosen.includes(name)}
              disabled={chosen.length === 1 && chosen[0] === name}
              onChange={() => onToggle(name)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
