import type { ReturnState } from '#contract/returns/states.ts'
import { Badge } from '../../base/page/Badge.tsx'
import { badgeOfReturn } from './return-words.ts'

/** What became of a return in colour, and in words for those who do not see it. */
export function ReturnBadge({ state }: { state: ReturnState }) {
  return <Badge {...badgeOfReturn(state)} />
}
