import { defineRange, metricScrews, type Range } from '../../range.ts'
import {
  din7990,
  din7990Bolt,
  en14399part3,
  en14399part4,
  hrBolt,
  hvBolt,
  structuralLengths,
} from '../../standards/structural-bolts.ts'

export const structuralBolts: readonly Range[] = [
  defineRange(
    '14399-4',
    'hex-bolt-with-shank',
    en14399part4,
    metricScrews(en14399part4.nominals, d => structuralLengths(en14399part4.row(d)), hvBolt),
  ),
  defineRange(
    '14399-3',
    'hex-bolt-with-shank',
    en14399part3,
    metricScrews(
      en14399part3.nominals,
      d => structuralLengths(en14399part3.row(d)),
      (d, l) => hrBolt(d, l, 8.8),
    ),
  ),
  defineRange(
    '7990',
    'hex-bolt-with-shank',
    din7990,
    metricScrews(
      din7990.nominals,
      d => structuralLengths(din7990.row(d)),
      (d, l) => din7990Bolt(d, l, 4.6),
    ),
  ),
]
