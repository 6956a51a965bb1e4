import type { Settled } from './settle.ts'

/** The eye is 2 to 2.5 of the nominal diameter long in all other sizes; the source has these a row too low, and 2.5 mm twice. */
const SPLIT_PIN_EYE = 'ISO 1234: the source has the eyes of 1.2 to 2 mm one row too low'
const PULL_PIN_CHAMFER = 'ISO 8735: as in ISO 8733 and ISO 2339, which all other sizes follow'

export const pinsRingsKeys: readonly Settled[] = [
  { range: '1234', size: '1.2', symbol: 'b', read: 3.2, ours: 3, why: SPLIT_PIN_EYE },
  { range: '1234', size: '1.6', symbol: 'b', read: 4, ours: 3.2, why: SPLIT_PIN_EYE },
  { range: '1234', size: '2', symbol: 'b', read: 5, ours: 4, why: SPLIT_PIN_EYE },
  { range: '1234', size: '1.2', symbol: 'c', read: 2.6, ours: 1.85, why: SPLIT_PIN_EYE },
  { range: '1234', size: '1.6', symbol: 'c', read: 3.4, ours: 2.6, why: SPLIT_PIN_EYE },
  { range: '1234', size: '2', symbol: 'c', read: 4.3, ours: 3.4, why: SPLIT_PIN_EYE },
  { range: '8735', size: '16', symbol: 'c1', read: 1, ours: 2, why: PULL_PIN_CHAMFER },
  { range: '8735', size: '20', symbol: 'c1', read: 1.5, ours: 2.5, why: PULL_PIN_CHAMFER },
  {
    range: '471',
    size: '52',
    symbol: 'd2',
    read: 49.5,
    ours: 49,
    why: 'DIN 471 has 49: the groove is 3 mm smaller than the shaft from 50 to 78 mm',
  },
  {
    range: '472',
    size: '28',
    symbol: 'd2',
    read: 20.4,
    ours: 29.4,
    why: 'a slip of the pen: the groove is larger than the bore',
  },
  {
    range: '472',
    size: '100',
    symbol: 'd2',
    read: 103,
    ours: 103.5,
    why: 'DIN 472 has 103.5, 3.5 mm more than the bore as from 85 to 98 mm',
  },
]
