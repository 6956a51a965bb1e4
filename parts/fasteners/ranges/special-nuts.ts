import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din315,
  din466,
  din508,
  din557,
  din562,
  din935,
  din935Slotted,
  din1587,
  din6330,
  din6331,
  en1661,
  iso4161,
  iso10663,
  slotNut,
} from '../../standards/nuts.ts'
import { threaded } from '../../standards/threads.ts'
import { pitchedThreads } from './nut-sizes.ts'

/** Nuts of other forms with metric threads: with flange, cap, wings, slots, square, for T-slots. */
export const specialNuts: readonly Range[] = [
  defineRange('4161', 'flange-nut', iso4161, metricThreads(iso4161.nominals, threaded(iso4161))),
  defineRange('1661', 'flange-nut', en1661, metricThreads(en1661.nominals, threaded(en1661))),
  defineRange('10663', 'flange-nut', iso10663, pitchedThreads(iso10663)),
  defineRange('6331', 'collar-nut', din6331, metricThreads(din6331.nominals, threaded(din6331))),
  defineRange('6330', 'spherical-nut', din6330, metricThreads(din6330.nominals, threaded(din6330))),
  defineRange('1587', 'cap-nut', din1587, metricThreads(din1587.nominals, threaded(din1587))),
  defineRange('315', 'wing-nut', din315, metricThreads(din315.nominals, threaded(din315))),
  defineRange('557', 'square-nut', din557, metricThreads(din557.nominals, threaded(din557))),
  defineRange('562', 'thin-square-nut', din562, metricThreads(din562.nominals, threaded(din562))),
  defineRange(
    '935S',
    'slotted-nut',
    din935Slotted,
    metricThreads(din935Slotted.nominals, threaded(din935Slotted)),
  ),
  defineRange('935', 'castle-nut', din935, metricThreads(din935.nominals, threaded(din935))),
  defineRange(
    '508',
    't-nut',
    din508,
    din508.nominals.flatMap(a =>
      din508.row(a).d.map(d => ({ code: `M${d}X${a}`, label: `M${d} x ${a}`, dimensions: slotNut(d, a) })),
    ),
  ),
  defineRange('466', 'knurled-nut', din466, metricThreads(din466.nominals, threaded(din466))),
]
