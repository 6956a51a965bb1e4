import { tableOf } from './table.ts'

/** A unified thread: its nominal size as it is written, and its threads per inch in the coarse and in the fine series. */
export interface UnifiedThread {
  readonly size: string
  readonly UNC: number
  readonly UNF: number
}

/** ASME B1.1: unified threads, by their diameter in mm. */
export const unifiedThreads = tableOf<UnifiedThread>('ASME B1.1', {
  1.8542: { size: '#1', UNC: 64, UNF: 72 },
  2.1844: { size: '#2', UNC: 56, UNF: 64 },
  2.5146: { size: '#3', UNC: 48, UNF: 56 },
  2.8448: { size: '#4', UNC: 40, UNF: 48 },
  3.175: { size: '#5', UNC: 40, UNF: 44 },
  3.5052: { size: '#6', UNC: 32, UNF: 40 },
  4.1656: { size: '#8', UNC: 32, UNF: 36 },
  4.826: { size: '#10', UNC: 24, UNF: 32 },
  5.4864: { size: '#12', UNC: 24, UNF: 28 },
  6.35: { size: '1/4', UNC: 20, UNF: 28 },
  7.9375: { size: '5/16', UNC: 18, UNF: 24 },
  9.525: { size: '3/8', UNC: 16, UNF: 24 },
  11.1125: { size: '7/16', UNC: 14, UNF: 20 },
  12.7: { size: '1/2', UNC: 13, UNF: 20 },
  14.2875: { size: '9/16', UNC: 12, UNF: 18 },
  15.875: { size: '5/8', UNC: 11, UNF: 18 },
  19.05: { size: '3/4', UNC: 10, UNF: 16 },
  22.225: { size: '7/8', UNC: 9, UNF: 14 },
  25.4: { size: '1', UNC: 8, UNF: 12 },
  28.575: { size: '1 1/8', UNC: 7, UNF: 12 },
  31.75: { size: '1 1/4', UNC: 7, UNF: 12 },
  34.925: { size: '1 3/8', UNC: 6, UNF: 12 },
  38.1: { size: '1 1/2', UNC: 6, UNF: 12 },
})
