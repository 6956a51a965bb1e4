import type { KeptStatement } from '#contract/bank-entries/bank-entries.ts'
import { describeCount } from '../../base/list/ListPage.tsx'

/** What became of a file: '3 entries are new, 2 were known, 1 is left out.' */
export function describeKept({ kept, known, leftOut, unread }: KeptStatement): string {
  const sentences = [
    `${describeCount(kept, 'entry is', 'entries are')} new, ${known} known already.`,
    leftOut > 0 ? `${leftOut} left out: what went out, is not booked yet, or is not in euros.` : '',
    unread.length > 0 ? `No day or amount could be read in line ${unread.join(', ')}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}
