import { defineRange, type Range, screwsWithin } from '../../range.ts'
import {
  buttonHeadScrew,
  collarButtonScrew,
  countersunkScrew,
  countersunkScrew10642,
  din6912,
  din7984,
  din7991,
  fineSocketCapScrews,
  guidedCapScrew,
  iso4762,
  iso7379,
  iso7380a,
  iso7380b,
  iso10642,
  iso12474,
  lowCapScrew,
  shoulderScrew,
  socketCapScrew,
  socketScrewLengths,
} from '../../standards/socket-screws.ts'
import { inchSocketScrews } from './socket-screws-inch.ts'
import { hexalobularScrews, setScrews } from './socket-set-and-hexalobular-screws.ts'

export const socketScrews: readonly Range[] = [
  defineRange('4762', 'socket-cap-screw', iso4762, screwsWithin(socketScrewLengths, socketCapScrew)),
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
  defineRange('7984', 'socket-cap-screw', din7984, screwsWithin(socketScrewLengths, lowCapScrew)),
  defineRange('6912', 'guided-cap-screw', din6912, screwsWithin(socketScrewLengths, guidedCapScrew)),
  defineRange('7991', 'countersunk-screw', din7991, screwsWithin(socketScrewLengths, countersunkScrew)),
  defineRange(
    '10642',
    'countersunk-screw',
    iso10642,
    screwsWithin(socketScrewLengths, countersunkScrew10642),
  ),
  defineRange('7380', 'button-head-screw', iso7380a, screwsWithin(socketScrewLengths, buttonHeadScrew)),
  defineRange('7380F', 'collar-button-screw', iso7380b, screwsWithin(socketScrewLengths, collarButtonScrew)),
  ...setScrews,
  ...hexalobularScrews,
  defineRange('7379', 'shoulder-screw', iso7379, ({ nominals, row }) =>
    nominals.flatMap(ds =>
      socketScrewLengths(row(ds)).map(l => {
        const screw = shoulderScrew(ds, l)
        return { code: `${ds}X${l}-M${screw.d}`, label: `${ds} x ${l} M${screw.d}`, dimensions: screw }
      }),
    ),
  ),
  ...inchSocketScrews,
]
