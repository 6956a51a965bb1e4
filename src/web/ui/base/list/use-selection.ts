import { useRef, useState } from 'react'

/** Which of the rows shown are selected. Rows no longer shown are not. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const box = useRef<HTMLInputElement>(null)
  const selected = shown.filter(id => chosen.has(id))
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    isAll: shown.length > 0 && selected.length === shown.length,
    /** For the `ref` of the box that selects all. */
    takeBox(input: HTMLInputElement | null): void {
      box.current = input
      if (input) input.indeterminate = selected.length > 0 && selected.length < shown.length
    },
    toggle(id: string): void {
      const next = new Set(selected)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    toggleAll: () => setChosen(new Set(selected.length === shown.length ? [] : shown)),
    /** After an action: its button is off once nothing is selected, so that the focus goes elsewhere. */
    clear(): void {
      setChosen(new Set())
      box.current?.focus()
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
