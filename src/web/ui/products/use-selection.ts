import { useState } from 'react'

/** Which of the items shown are selected. Items no longer shown are not. */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = shown.filter(id => chosen.has(id))
  return {
    selected,
    isSelected: (id: string) => chosen.has(id),
    isAll: shown.length > 0 && selected.length === shown.length,
    toggle(id: string): void {
      const next = new Set(selected)
      if (!next.delete(id)) next.add(id)
      setChosen(next)
    },
    toggleAll: () => setChosen(new Set(selected.length === shown.length ? [] : shown)),
    clear: () => setChosen(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
