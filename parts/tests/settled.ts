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
    range: '625',
    size: '6205',
    symbol: 'C0',
    read: 7.85,
    ours: 7.8,
    why: "another maker's rating, with which our part has long been sold",
  },
  {
    range: '625',
    size: '6001',
    symbol: 'C0',
    read: 2.37,
    ours: 2.36,
    why: "another maker's rating, with which our part has long been sold",
  },
  {
    range: '625',
    size: '61803',
    symbol: 'D',
    read: 25,
    ours: 26,
    why: 'a slip of ZVL: NSK and BOSL2 say 26',
  },
  {
    range: '625',
    size: '6306',
    symbol: 'r',
    read: 0.1,
    ours: 1.1,
    why: 'a slip of ZVL: NSK and KINEX say 1.1',
  },
  {
    range: '625',
    size: '6406',
    symbol: 'r',
    read: 1.1,
    ours: 1.5,
    why: 'ZVL has 1.5 for the same section in 6405 and 6407, KINEX too',
  },
  {
    range: '625',
    size: '16021',
    symbol: 'r',
    read: 1.5,
    ours: 1,
    why: 'NSK says 1, as for its neighbours 16020 and 16022',
  },
  { range: '625', size: '6216', symbol: 'B', read: 28, ours: 26, why: 'a slip of KINEX: NSK and ZVL say 26' },
  { range: '625', size: '16002', symbol: 'D', read: 22, ours: 32, why: 'a slip of BOSL2: all others say 32' },
  {
    range: '7721-T5',
    size: 'T5 24',
    symbol: 'd0',
    read: 37.4,
    ours: 37.35,
    why: 'our part, which is within the tolerance of DIN 7721',
  },
  { range: '7721-T5', size: 'T5 24', symbol: 'N', read: 24, ours: 26, why: 'the hub of our part' },
  {
    range: '7721-T5',
    size: 'T5 18',
    symbol: 'N',
    read: 10,
    ours: 20,
    why: 'a slip of SATI: the same pulley has 20 in its other widths',
  },
  {
    range: '711',
    size: '51222',
    symbol: 'D',
    read: 150,
    ours: 160,
    why: 'a slip of FBJ: its housing washer, ZVL and BOLTS say 160',
  },
]
