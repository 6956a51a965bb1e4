import { defineRange, type Range, type RangeSize } from '../../range.ts'
import {
  asmeB9411,
  centreDrill,
  countersink,
  din333,
  din334,
  din335,
  din338,
  din340,
  din345,
  din1897,
  fractionDrills,
  inchDrill,
  letterDrills,
  longDrill,
  numberDrills,
  slenderCountersink,
  stubDrill,
  taperShankDrill,
  twistDrill,
} from '../../standards/drills.ts'
import { diameters } from './diameters.ts'

/** From the smallest to the largest, each once. */
function sorted(...series: readonly (readonly number[])[]): number[] {
  return [...new Set(series.flat())].toSorted((one, other) => one - other)
}

/** BS 328 and ISO 235: by 0.05 mm below 3 mm, by 0.1 mm below 14 mm, by 0.25 mm above; between them the quarters for tapping holes. */
const JOBBER = sorted(
  diameters(0.3, 2.95, 0.05),
  diameters(3, 13.9, 0.1),
  diameters(3.25, 13.75, 0.5),
  diameters(14, 20, 0.25),
)
const LONG = sorted(diameters(1, 12.9, 0.1), diameters(13, 20, 0.5))
const STUB = sorted(diameters(1, 13.9, 0.1), diameters(14, 20, 0.5))
const TAPER_SHANK = sorted(diameters(5, 32, 0.5), diameters(10.25, 24.75, 0.5), diameters(33, 50, 1))

/** A size as drills are asked for, with one decimal at least: '10.0', '10.25'. */
function drillSize<Numbers extends { readonly d: number }>(dimensions: Numbers): RangeSize<Numbers> {
  const { d } = dimensions
  const code = d.toFixed(Number.isInteger(Math.round(d * 1000) / 100) ? 1 : 2)
  return { code, label: `${code} mm`, dimensions }
}

export const drills: readonly Range[] = [
  defineRange(
    '338',
    'twist-drill',
    din338,
    JOBBER.map(d => drillSize(twistDrill(d))),
  ),
  defineRange(
    '340',
    'twist-drill',
    din340,
    LONG.map(d => drillSize(longDrill(d))),
  ),
  defineRange(
    '1897',
    'twist-drill',
    din1897,
    STUB.map(d => drillSize(stubDrill(d))),
  ),
  defineRange(
    '345',
    'taper-shank-drill',
    din345,
    TAPER_SHANK.map(d => drillSize(taperShankDrill(d))),
  ),
  defineRange(
    'B9411',
    'twist-drill',
    asmeB9411,
    fractionDrills.map(({ name, inches }) => ({
      code: name.replace('/', '-'),
      label: `${name}"`,
      dimensions: inchDrill(inches),
    })),
  ),
  defineRange('B9411N', 'twist-drill', numberDrills, ({ rows }) =>
    rows.map(({ name, inches }) => ({
      code: name,
      label: `No. ${name}`,
      dimensions: inchDrill(inches),
    })),
  ),
  defineRange('B9411L', 'twist-drill', letterDrills, ({ rows }) =>
    rows.map(({ name, inches }) => ({
      code: name,
      label: `Letter ${name}`,
      dimensions: inchDrill(inches),
    })),
  ),
  defineRange('333A', 'centre-drill', din333, ({ nominals }) =>
    nominals.map(d1 => ({
      code: `${d1}`,
      label: `A ${d1} mm`,
      dimensions: centreDrill(d1),
    })),
  ),
  defineRange('335', 'countersink', din335, ({ nominals }) =>
    nominals.map(d1 => ({ code: `${d1}`, label: `${d1} mm`, dimensions: countersink(d1, 3) })),
  ),
  defineRange('334', 'countersink', din334, ({ nominals }) =>
    nominals.map(d1 => ({
      code: `${d1}`,
      label: `${d1} mm`,
      dimensions: slenderCountersink(d1, 3),
    })),
  ),
]
