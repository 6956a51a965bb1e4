import type { Settled } from './settle.ts'

const WIDTH_M14 = 'ISO 4016, ISO 4018 and ISO 8676 have 21; 22 is the width of DIN 933'
const WIDTH_M10 = 'ISO 8765 and ISO 4017 have 16'
const THREAD_M20 = 'all other sizes of the table have 2 d + 6, as ISO 888'
const CAP_SCREW =
  'the height of the hex bolt; hex cap screws are lower: https://usefastener.com/fasteners/ifi-fasteners/320-asme-b18-2-1-hex-cap-screws.html'

export const hexagonScrews: readonly Settled[] = [
  { range: '4017', size: 'M14', symbol: 's', read: 22, ours: 21, why: WIDTH_M14 },
  { range: '4014', size: 'M14', symbol: 's', read: 22, ours: 21, why: WIDTH_M14 },
  { range: '8676', size: 'M10 x 1', symbol: 's', read: 15, ours: 16, why: WIDTH_M10 },
  { range: '8676', size: 'M10 x 1.25', symbol: 's', read: 15, ours: 16, why: WIDTH_M10 },
  { range: '961', size: 'M10 x 1.25', symbol: 'P', read: 1, ours: 1.25, why: 'the size says its pitch' },
  {
    range: '14399-3',
    size: 'M12',
    symbol: 'P',
    read: 1.8,
    ours: 1.75,
    why: 'rounded where it was read; ISO 261 has 1.75',
  },
  { range: '478', size: 'M20 x 50', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 55', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 60', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 70', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 80', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 90', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 100', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 110', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  { range: '478', size: 'M20 x 120', symbol: 'b', read: 45, ours: 46, why: THREAD_M20 },
  {
    range: '835',
    size: 'M16 x 140',
    symbol: 'b2',
    read: 40,
    ours: 44,
    why: 'every other size of the table has 6 mm more above 125 mm, and NF E25-135 has 44',
  },
  { range: 'HCS-UNC', size: '1/4-20', symbol: 'k', read: 4.365625, ours: 3.96875, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '5/16-18', symbol: 'k', read: 5.55625, ours: 5.159375, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '3/8-16', symbol: 'k', read: 6.35, ours: 5.953125, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '7/16-14', symbol: 'k', read: 7.540625, ours: 7.14375, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '1/2-13', symbol: 'k', read: 8.73125, ours: 7.9375, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '5/8-11', symbol: 'k', read: 10.715625, ours: 9.921875, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '3/4-10', symbol: 'k', read: 12.7, ours: 11.90625, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '7/8-9', symbol: 'k', read: 14.684375, ours: 13.890625, why: CAP_SCREW },
  { range: 'HCS-UNC', size: '1-8', symbol: 'k', read: 17.065625, ours: 15.478125, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '1/4-28', symbol: 'k', read: 4.365625, ours: 3.96875, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '5/16-24', symbol: 'k', read: 5.55625, ours: 5.159375, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '3/8-24', symbol: 'k', read: 6.35, ours: 5.953125, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '7/16-20', symbol: 'k', read: 7.540625, ours: 7.14375, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '1/2-20', symbol: 'k', read: 8.73125, ours: 7.9375, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '5/8-18', symbol: 'k', read: 10.715625, ours: 9.921875, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '3/4-16', symbol: 'k', read: 12.7, ours: 11.90625, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '7/8-14', symbol: 'k', read: 14.684375, ours: 13.890625, why: CAP_SCREW },
  { range: 'HCS-UNF', size: '1-12', symbol: 'k', read: 17.065625, ours: 15.478125, why: CAP_SCREW },
]
