import { defineRange, metricThreads, type Range } from '../../range.ts'
import {
  din439,
  din555,
  din934,
  din6334,
  iso4032,
  iso4033,
  iso4035,
  iso4036,
  iso8673,
  iso8674,
  iso8675,
} from '../../standards/nuts.ts'
import { threaded } from '../../standards/threads.ts'
import { pitchedThreads } from './nut-sizes.ts'

/** Hexagon nuts with metric threads. */
export const nuts: readonly Range[] = [
  defineRange('4032', 'hex-nut', iso4032, metricThreads(iso4032.nominals, threaded(iso4032))),
  defineRange('934', 'hex-nut', din934, pitchedThreads(din934, true)),
  defineRange('4033', 'hex-nut', iso4033, metricThreads(iso4033.nominals, threaded(iso4033))),
  defineRange('555', 'hex-nut', din555, metricThreads(din555.nominals, threaded(din555))),
  defineRange('4035', 'hex-nut', iso4035, metricThreads(iso4035.nominals, threaded(iso4035))),
  defineRange('439', 'hex-nut', din439, metricThreads(din439.nominals, threaded(din439))),
  defineRange('4036', 'stamped-nut', iso4036, metricThreads(iso4036.nominals, threaded(iso4036))),
  defineRange('8673', 'hex-nut', iso8673, pitchedThreads(iso8673)),
  defineRange('8674', 'hex-nut', iso8674, pitchedThreads(iso8674)),
  defineRange('8675', 'hex-nut', iso8675, pitchedThreads(iso8675)),
  defineRange('6334', 'hex-nut', din6334, metricThreads(din6334.nominals, threaded(din6334))),
]
