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
    range: '7434',
    size: 'M5',
    symbol: 't',
    read: 1.25,
    ours: 1.28,
    why: 'The slots of ISO 4766, 7434, 7435 and 7436 are the same: the other three have 1.28.',
  },
]
