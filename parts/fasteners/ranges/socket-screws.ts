import { defineRange, type Range, screwsOf } from '../../range.ts'
import {
  buttonHeadLengths,
  buttonHeadScrew,
  collarButtonLengths,
  collarButtonScrew,
  countersunkLengths,
  countersunkLengths10642,
  countersunkScrew,
  countersunkScrew10642,
  din6912,
  din7984,
  din7991,
  fineSocketCapScrews,
  guidedCapLengths,
  guidedCapScrew,
  iso4762,
  iso7379,
  iso7380a,
  iso7380b,
  iso10642,
  iso12474,
  lowCapLengths,
  lowCapScrew,
  shoulderLengths,
  shoulderScrew,
  socketCapLengths,
  socketCapScrew,
} from '../../standards/socket-screws.ts'
import { inchSocketScrews } from './socket-screws-inch.ts'
import { hexalobularScrews, setScrews } from './socket-set-and-hexalobular-screws.ts'

export const socketScrews: readonly Range[] = [
  defineRange('4762', 'socket-cap-screw', iso4762, screwsOf(socketCapLengths, socketCapScrew)),
  defineRange(
    '12474',
    'socket-cap-screw',
    iso12474,
    fineSocketCapScrews().map(screw => ({
      code: `M${screw.d}X${screw.P}X${screw.l}`,
      label: `M${screw.d} x ${screw.P} x ${screw.l}`,
      dimensions: screw,
    })),
  ),
  defineRange('7984', 'socket-cap-screw', din7984, screwsOf(lowCapLengths, lowCapScrew)),
  defineRange('6912', 'guided-cap-screw', din6912, screwsOf(guidedCapLengths, guidedCapScrew)),
  defineRange('7991', 'countersunk-screw', din7991, screwsOf(countersunkLengths, countersunkScrew)),
  defineRange(
    '10642',
    'countersunk-screw',
    iso10642,
    screwsOf(countersunkLengths10642, countersunkScrew10642),
  ),
  defineRange('7380', 'button-head-screw', iso7380a, screwsOf(buttonHeadLengths, buttonHeadScrew)),
  defineRange('7380F', 'collar-button-screw', iso7380b, screwsOf(collarButtonLengths, collarButtonScrew)),
  ...setScrews,
  ...hexalobularScrews,
  defineRange('7379', 'shoulder-screw', iso7379, ({ nominals }) =>
    nominals.flatMap(ds =>
      shoulderLengths(ds).map(l => {
        const screw = shoulderScrew(ds, l)
        return { code: `${ds}X${l}-M${screw.d}`, label: `${ds} x ${l} M${screw.d}`, dimensions: screw }
      }),
    ),
  ),
  ...inchSocketScrews,
]
