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
    range: '580',
    size: 'M30',
    symbol: 'd2',
    read: 60,
    ours: 65,
    why: 'BenchCAD has a smaller forging; the ring and collar are those of the DIN 582 nut, as TorqBolt tables them.',
  },
  {
    range: '580',
    size: 'M30',
    symbol: 'h',
    read: 107,
    ours: 109,
    why: 'BenchCAD has a smaller forging; the ring and collar are those of the DIN 582 nut, as TorqBolt tables them.',
  },
  {
    range: '580',
    size: 'M36',
    symbol: 'd2',
    read: 70,
    ours: 75,
    why: 'BenchCAD has a smaller forging; the ring and collar are those of the DIN 582 nut, as TorqBolt tables them.',
  },
  {
    range: '580',
    size: 'M36',
    symbol: 'h',
    read: 124,
    ours: 128,
    why: 'BenchCAD has a smaller forging; the ring and collar are those of the DIN 582 nut, as TorqBolt tables them.',
  },
  {
    range: '13889',
    size: '4.75 t',
    symbol: 'S',
    read: 71,
    ours: 76,
    why: 'Makers differ; the shackles of 4.75 and 8.5 t keep the figures that they were first listed with.',
  },
  {
    range: '13889',
    size: '4.75 t',
    symbol: 'e',
    read: 47,
    ours: 46,
    why: 'Makers differ; the shackles of 4.75 and 8.5 t keep the figures that they were first listed with.',
  },
  {
    range: '13889',
    size: '8.5 t',
    symbol: 'e',
    read: 60,
    ours: 59,
    why: 'Makers differ; the shackles of 4.75 and 8.5 t keep the figures that they were first listed with.',
  },
]
