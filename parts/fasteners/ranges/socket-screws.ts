import { defineRange, metricScrews, type Range } from '../../range.ts'
import { sources } from '../../sources.ts'
import { guidedCapLengths, guidedCapScrew } from '../../standards/din-6912.ts'
import { lowCapLengths, lowCapScrew } from '../../standards/din-7984.ts'
import { countersunkLengths, countersunkScrew } from '../../standards/din-7991.ts'
import { socketCapLengths, socketCapScrew } from '../../standards/iso-4762.ts'
import { shoulderLengths, shoulderScrew } from '../../standards/iso-7379.ts'
import {
  buttonHeadLengths,
  buttonHeadScrew,
  collarButtonLengths,
  collarButtonScrew,
} from '../../standards/iso-7380.ts'
import { countersunkLengths10642, countersunkScrew10642 } from '../../standards/iso-10642.ts'
import { fineSocketCapScrews } from '../../standards/iso-12474.ts'
import { hexalobularScrews } from './socket-screws-hexalobular.ts'
import { inchSocketScrews } from './socket-screws-inch.ts'
import { setScrews } from './socket-screws-set.ts'

/** The threads that cap screws are kept in, in mm. */
const CAP = [1.6, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 36]
/** The shoulders of shoulder screws, in mm. */
const SHOULDERS = [6, 6.5, 8, 10, 12, 13, 16, 20, 24, 25]

export const socketScrews: readonly Range[] = [
  defineRange({
    code: '4762',
    family: 'socket-cap-screw',
    standard: 'ISO 4762',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(CAP, socketCapLengths, socketCapScrew),
  }),
  defineRange({
    code: '12474',
    family: 'socket-cap-screw',
    standard: 'ISO 12474',
    source: sources.fastenersWorkbench,
    sizes: fineSocketCapScrews().map(screw => ({
      code: `M${screw.d}X${screw.P}X${screw.l}`,
      label: `M${screw.d} x ${screw.P} x ${screw.l}`,
      dimensions: screw,
    })),
  }),
  defineRange({
    code: '7984',
    family: 'socket-cap-screw',
    standard: 'DIN 7984',
    source: sources.fastenersWorkbench,
    sizes: metricScrews([3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24], lowCapLengths, lowCapScrew),
  }),
  defineRange({
    code: '6912',
    family: 'guided-cap-screw',
    standard: 'DIN 6912',
    source: sources.fastenersWorkbench,
    sizes: metricScrews([4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 24, 30], guidedCapLengths, guidedCapScrew),
  }),
  defineRange({
    code: '7991',
    family: 'countersunk-screw',
    standard: 'DIN 7991',
    source: sources.bolts,
    sizes: metricScrews([3, 4, 5, 6, 8, 10, 12, 14, 16, 20], countersunkLengths, countersunkScrew),
  }),
  defineRange({
    code: '10642',
    family: 'countersunk-screw',
    standard: 'ISO 10642',
    source: sources.fastenersWorkbench,
    sizes: metricScrews(
      [2, 2.5, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20],
      countersunkLengths10642,
      countersunkScrew10642,
    ),
  }),
  defineRange({
    code: '7380',
    family: 'button-head-screw',
    standard: 'ISO 7380-1',
    source: sources.fastenersWorkbench,
    sizes: metricScrews([3, 4, 5, 6, 8, 10, 12, 16], buttonHeadLengths, buttonHeadScrew),
  }),
  defineRange({
    code: '7380F',
    family: 'collar-button-screw',
    standard: 'ISO 7380-2',
    source: sources.fastenersWorkbench,
    sizes: metricScrews([3, 4, 5, 6, 8, 10, 12, 16], collarButtonLengths, collarButtonScrew),
  }),
  ...setScrews,
  ...hexalobularScrews,
  defineRange({
    code: '7379',
    family: 'shoulder-screw',
    standard: 'ISO 7379',
    source: sources.fastenersWorkbench,
    sizes: SHOULDERS.flatMap(ds =>
      shoulderLengths(ds).map(l => {
        const screw = shoulderScrew(ds, l)
        return { code: `${ds}X${l}-M${screw.d}`, label: `${ds} x ${l} M${screw.d}`, dimensions: screw }
      }),
    ),
  }),
  ...inchSocketScrews,
]
