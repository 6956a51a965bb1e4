import { formatDimension } from '@parts-hub/parts'
import { categoryNames, isCategory } from '#contract/catalog/category-names.ts'
import type { Facet } from '#contract/search/search.ts'
import { formatEuros } from '../../base/figures/format.ts'
import { formatLength, type LengthUnit } from './length-unit.ts'
import type { Chosen } from './narrow.ts'

/** What a facet's value is called; lengths in the unit in which they are shown. */
export function labelOf(
  facet: Pick<Facet, 'unit'>,
  { value, label }: { readonly value: string; readonly label: string },
  unit: LengthUnit,
): string {
  // Threads have names, 'M8', in both units; a grade '04' is no number.
  if (facet.unit === null || !/^[\d.]+$/.test(label)) return label
  return facet.unit === 'mm'
    ? formatLength(Number(value), unit)
    : formatDimension({ value: Number(value), unit: facet.unit })
}

/** A chosen filter in words: 'Thread M8', 'Length from 20 mm', 'Price up to €5.00'. */
export function describeChosen({ key, value }: Chosen, facets: readonly Facet[], unit: LengthUnit): string {
  const facet = facets.find(each => each.key === key)
  if (key === 'in_stock') return 'In stock'
  if (typeof value !== 'string')
    return describeRange(nameOf(key, facet), value, formatterOf(key, facet, unit))
  if (key === 'category') return isCategory(value) ? categoryNames[value] : value
  const known = facet?.values.find(each => each.value === value)
  if (key === 'kind') return known?.label ?? value
  const label = labelOf(facet ?? { unit: null }, known ?? { value, label: value }, unit)
  return `${nameOf(key, facet)} ${label}`
}

function nameOf(key: string, facet: Facet | undefined): string {
  if (facet) return facet.name
  const word = key.replace(/^dim:/, '').replaceAll('-', ' ')
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function formatterOf(key: string, facet: Facet | undefined, unit: LengthUnit): (value: number) => string {
  if (key === 'price') return formatEuros
  if (facet?.unit === 'mm') return value => formatLength(value, unit)
  return value => formatDimension({ value, unit: facet?.unit ?? '' })
}

function describeRange(
  name: string,
  { from, to }: { readonly from: string | undefined; readonly to: string | undefined },
  format: (value: number) => string,
): string {
  if (from === undefined) return `${name} up to ${format(Number(to))}`
  if (to === undefined) return `${name} from ${format(Number(from))}`
  return `${name} ${format(Number(from))} to ${format(Number(to))}`
}
