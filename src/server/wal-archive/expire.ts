import { type KeptName, listKind } from './kept.ts'

/**
 * What an archive no longer needs to restore any moment since `horizon`: of each line, what comes before the last base that is older. A
 * line that ended before is not needed at all, unless it is `current`. Files stay as long as their line.
 */
export function findExpired(
  kept: readonly KeptName[],
  { current, horizon }: { current: string; horizon: Date },
): KeptName[] {
  const lines = Map.groupBy(kept, ({ line }) => line)
  return [...lines].flatMap(([line, all]) => {
    if (line !== current && all.every(({ at }) => at < horizon)) return all
    const first = listKind(all, 'base').findLast(({ at }) => at < horizon)
    if (!first) return []
    return all.filter(each => {
      if (each.kind === 'files') return false
      return each.kind === 'base' ? each.at < first.at : each.end <= first.start
    })
  })
}
