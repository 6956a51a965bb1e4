import { type KeptList, useKeptList } from '../browser/kept-list.ts'

/** The columns among which people choose. */
interface Choosable<Name extends string> {
  readonly names: readonly Name[]
  /** Those that are shown until somebody has chosen. */
  readonly usual: readonly Name[]
}

/** The columns that were kept, in the order of the list; unknown names are left out, and without any the usual ones are shown. */
export function readColumns<Name extends string>(
  { names, usual }: Choosable<Name>,
  kept: readonly string[],
): readonly Name[] {
  const found = names.filter(name => kept.includes(name))
  return found.length > 0 ? found : usual
}

/** The columns that this browser shows, and a function that shows or hides one. At least one stays. */
export function useColumns<Name extends string>(
  choosable: Choosable<Name>,
  kept: KeptList,
): readonly [columns: readonly Name[], toggle: (name: Name) => void] {
  const columns = readColumns(choosable, useKeptList(kept))
  const toggle = (name: Name) =>
    kept.keep(columns.includes(name) ? columns.filter(other => other !== name) : [...columns, name])
  return [columns, toggle]
}
