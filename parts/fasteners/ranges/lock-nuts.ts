import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din980,
  din985,
  iso7040,
  iso7041,
  iso7043,
  iso7044,
  iso7719,
  iso7720,
  iso10511,
  iso10512,
  iso10513,
  iso12125,
} from '../../standards/nuts.ts'
import { threaded } from '../../standards/threads.ts'
import { pitchedThreads } from './nut-sizes.ts'

/** Lock nuts with metric threads. */
export const lockNuts: readonly Range[] = [
  defineRange('985', 'nyloc-nut', din985, metricThreads(din985.nominals, threaded(din985))),
  defineRange('7040', 'nyloc-nut', iso7040, metricThreads(iso7040.nominals, threaded(iso7040))),
  defineRange('7041', 'nyloc-nut', iso7041, metricThreads(iso7041.nominals, threaded(iso7041))),
  defineRange('10511', 'nyloc-nut', iso10511, metricThreads(iso10511.nominals, threaded(iso10511))),
  defineRange('10512', 'nyloc-nut', iso10512, pitchedThreads(iso10512)),
  defineRange('980', 'metal-lock-nut', din980, metricThreads(din980.nominals, threaded(din980))),
  defineRange('7719', 'metal-lock-nut', iso7719, metricThreads(iso7719.nominals, threaded(iso7719))),
  defineRange('7720', 'metal-lock-nut', iso7720, metricThreads(iso7720.nominals, threaded(iso7720))),
  defineRange('10513', 'metal-lock-nut', iso10513, pitchedThreads(iso10513)),
  defineRange('7043', 'flange-insert-nut', iso7043, metricThreads(iso7043.nominals, threaded(iso7043))),
  defineRange('12125', 'flange-insert-nut', iso12125, pitchedThreads(iso12125)),
  defineRange('7044', 'flange-lock-nut', iso7044, metricThreads(iso7044.nominals, threaded(iso7044))),
]
