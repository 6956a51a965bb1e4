import type { Settled } from './settle.ts'

/** The source has the heights of the high heads of ISO 14582 in the table of ISO 14581; ISO 2009 and ISO 14584 have ours. */
const HIGH_HEAD = 'that is the height of ISO 14582'

export const socketScrews: readonly Settled[] = [
  { range: '14581', size: 'M2.5', symbol: 'k', read: 1.6, ours: 1.5, why: HIGH_HEAD },
  { range: '14581', size: 'M3', symbol: 'k', read: 2.2, ours: 1.65, why: HIGH_HEAD },
  { range: '14581', size: 'M3.5', symbol: 'k', read: 2.6, ours: 2.35, why: HIGH_HEAD },
  { range: '14581', size: 'M4', symbol: 'k', read: 3.01, ours: 2.7, why: HIGH_HEAD },
  { range: '14581', size: 'M5', symbol: 'k', read: 3.5, ours: 2.7, why: HIGH_HEAD },
  { range: '14581', size: 'M6', symbol: 'k', read: 4.22, ours: 3.3, why: HIGH_HEAD },
  { range: '14581', size: 'M8', symbol: 'k', read: 5.69, ours: 4.65, why: HIGH_HEAD },
  { range: '14581', size: 'M10', symbol: 'k', read: 6.5, ours: 5, why: HIGH_HEAD },
  {
    range: '14581',
    size: 'M3.5',
    symbol: 'T',
    read: 10,
    ours: 15,
    why: '3.35 over the lobes is a T15, as in ISO 14584',
  },
  {
    range: '7991',
    size: 'M8',
    symbol: 't',
    read: 3.5,
    ours: 3,
    why: 'the size M8 x 30 stands at the depth of ISO 10642; the other is the greatest one',
  },
  {
    range: '4029',
    size: 'M2.5',
    symbol: 's',
    read: 1.5,
    ours: 1.3,
    why: 'ISO 4026; the same table gives 1.427 over corners, which is 1.3 within its tolerance',
  },
  { range: '4029', size: 'M4', symbol: 'dz', read: 1.5, ours: 2, why: 'ISO 7436 and DIN 916 have 2' },
  { range: '4029', size: 'M5', symbol: 'dz', read: 2, ours: 2.5, why: 'ISO 7436 and DIN 916 have 2.5' },
]
