/** A figure in which a published table differs from ours, and why ours holds. */
export interface Settled {
  readonly range: string
  readonly size: string
  readonly symbol: string
  readonly read: number
  readonly ours: number
  readonly why: string
}

export const settled: readonly Settled[] = [
  {
    range: '6527',
    size: '12',
    symbol: 'l1',
    read: 84,
    ours: 83,
    why: 'a maker has 84; the lists that name DIN 6527 for other makers have 83',
  },
  {
    range: '6527Z2',
    size: '12',
    symbol: 'l1',
    read: 84,
    ours: 83,
    why: 'a maker has 84; the lists that name DIN 6527 for other makers have 83',
  },
  {
    range: '6527Z3',
    size: '12',
    symbol: 'l1',
    read: 84,
    ours: 83,
    why: 'a maker has 84; the lists that name DIN 6527 for other makers have 83',
  },
  {
    range: 'B9411N',
    size: 'No. 5',
    symbol: 'd',
    read: 5.207,
    ours: 5.2197,
    why: 'cq_warehouse rounds to three figures; another list of ASME B94.11M has 0.2055 in',
  },
  {
    range: 'B9411N',
    size: 'No. 10',
    symbol: 'd',
    read: 4.9022,
    ours: 4.9149,
    why: 'cq_warehouse rounds to three figures; another list of ASME B94.11M has 0.1935 in',
  },
  {
    range: 'B9411N',
    size: 'No. 18',
    symbol: 'd',
    read: 4.318,
    ours: 4.3053,
    why: 'cq_warehouse rounds to three figures; another list of ASME B94.11M has 0.1695 in',
  },
  {
    range: 'B9411N',
    size: 'No. 25',
    symbol: 'd',
    read: 3.81,
    ours: 3.7973,
    why: 'cq_warehouse rounds to three figures; another list of ASME B94.11M has 0.1495 in',
  },
  {
    range: 'B9411N',
    size: 'No. 28',
    symbol: 'd',
    read: 3.556,
    ours: 3.5687,
    why: 'cq_warehouse rounds to three figures; another list of ASME B94.11M has 0.1405 in',
  },
  {
    range: 'B9411N',
    size: 'No. 69',
    symbol: 'd',
    read: 0.7366,
    ours: 0.7417,
    why: 'cq_warehouse rounds to three figures; another list of ASME B94.11M has 0.0292 in',
  },
  {
    range: '376B',
    size: 'M18',
    symbol: 'l2',
    read: 37,
    ours: 34,
    why: 'the list has the thread lengths of ISO 529 here, not those of DIN 376',
  },
  {
    range: '376B',
    size: 'M20',
    symbol: 'l2',
    read: 37,
    ours: 34,
    why: 'the list has the thread lengths of ISO 529 here, not those of DIN 376',
  },
  {
    range: '376B',
    size: 'M22',
    symbol: 'l2',
    read: 38,
    ours: 34,
    why: 'the list has the thread lengths of ISO 529 here, not those of DIN 376',
  },
  {
    range: '376B',
    size: 'M24',
    symbol: 'l2',
    read: 45,
    ours: 38,
    why: 'the list has the thread lengths of ISO 529 here, not those of DIN 376',
  },
  {
    range: '376B',
    size: 'M27',
    symbol: 'l2',
    read: 45,
    ours: 38,
    why: 'the list has the thread lengths of ISO 529 here, not those of DIN 376',
  },
  {
    range: '376B',
    size: 'M30',
    symbol: 'l2',
    read: 48,
    ours: 45,
    why: 'the list has the thread lengths of ISO 529 here, not those of DIN 376',
  },
]
