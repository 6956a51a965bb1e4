import type { Settled } from './settle.ts'

export const recessedScrews: readonly Settled[] = [
  {
    range: '7434',
    size: 'M5',
    symbol: 't',
    read: 1.25,
    ours: 1.28,
    why: 'The slots of ISO 4766, 7434, 7435 and 7436 are the same: the other three have 1.28.',
  },
]
