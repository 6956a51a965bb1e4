import { type Phrase, say } from '#contract/phrase.ts'
import { useWords } from '../../../words.ts'

interface ColumnChooserProps<Name extends string> {
  /** All columns in their order, by what they are called. */
  names: readonly (readonly [name: Name, label: Phrase | string])[]
  chosen: readonly Name[]
  onToggle: (name: Name) => void
}

/** Chooses the columns of a list; the last one stays. */
export function ColumnChooser<Name extends string>({ names, chosen, onToggle }: ColumnChooserProps<Name>) {
  const { word } = useWords()
  return (
    <details className="mb-4 print:hidden">
      <summary className="btn btn-outline btn-sm">{word(say`Columns`)}</summary>
      <fieldset className="sheet mt-2 flex flex-wrap gap-x-5 gap-y-2 p-4">
        <legend className="sr-only">{word(say`Columns`)}</legend>
        {names.map(([name, label]) => (
          <label key={name} className="flex items-center gap-2">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={chosen.includes(name)}
              disabled={chosen.length === 1 && chosen[0] === name}
              onChange={() => onToggle(name)}
            />
            {word(label)}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
