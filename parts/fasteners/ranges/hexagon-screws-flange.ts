import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  din6921,
  en1665,
  flangeBolt,
  flangeBoltLengths,
  iso4162,
  plainFlangeBolt,
  plainFlangeBoltLengths,
} from '../../standards/flange-bolts.ts'

export const flangeBolts: readonly Range[] = [
  defineRange(
    '6921',
    'flange-bolt',
    din6921,
    metricScrews(din6921.nominals, flangeBoltLengths, (d, l) => flangeBolt(d, l, 8.8)),
  ),
  defineRange(
    '1665',
    'plain-flange-bolt',
    en1665,
    metricScrews(
      en1665.nominals,
      d => plainFlangeBoltLengths(en1665, d),
      (d, l) => plainFlangeBolt(en1665, d, l, 8.8),
    ),
  ),
  defineRange(
    '4162',
    'plain-flange-bolt',
    iso4162,
    metricScrews(
      iso4162.nominals,
      d => plainFlangeBoltLengths(iso4162, d),
      (d, l) => plainFlangeBolt(iso4162, d, l, 8.8),
    ),
  ),
]
