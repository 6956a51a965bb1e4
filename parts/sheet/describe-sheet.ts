import { wordDimension } from '../word-dimension.ts'
import { showScale } from './arrange.ts'
import type { Sheet } from './sheet.ts'

/** A drawing in words, for who cannot see it: what it shows, and each of its dimensions. */
export function describeSheet({ part, views, scale }: Sheet): { title: string; description: string } {
  const names = views.map(name => name.toLowerCase())
  const seen =
    names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)} view` : `${names[0]} view`
  const standard = part.standard ? `, ${part.standard}` : ''
  const dimensions = part.dimensions.map(
    dimension =>
      `${dimension.name} ${dimension.symbol}: ${wordDimension(dimension, part.standard).join(', ')}`,
  )
  return {
    title: `Dimensioned drawing of ${part.name}, part number ${part.sku}${standard}`,
    description: `${seen.charAt(0).toUpperCase()}${seen.slice(1)}, scale ${showScale(scale)}. ${dimensions.join('; ')}. Source of dimensions: ${part.source}.`,
  }
}
