/** What a model's body looks like: the names of the studio's materials. */
export type Surface =
  | 'steel'
  | 'ground-steel'
  | 'stainless'
  | 'zinc'
  | 'yellow-zinc'
  | 'galvanised'
  | 'chrome'
  | 'black-oxide'
  | 'phosphated'
  | 'spring-steel'
  | 'carbide'
  | 'titanium-nitride'
  | 'cast-iron'
  | 'brass'
  | 'bronze'
  | 'copper'
  | 'aluminium'
  | 'black-anodised'
  | 'orange-paint'
  | 'blue-paint'
  | 'red-paint'
  | 'black-paint'
  | 'grey-paint'
  | 'rubber'
  | 'black-plastic'
  | 'grey-plastic'
  | 'white-plastic'
  | 'orange-plastic'
  | 'blue-plastic'
  | 'orange-webbing'
  | 'wood'
  | 'wood-grain'

/** The finishes of the catalogue, as a buyer reads them, and how each looks. */
export const finishes = {
  Bright: 'steel',
  Ground: 'ground-steel',
  Stainless: 'stainless',
  'Zinc-plated': 'zinc',
  'Yellow zinc-plated': 'yellow-zinc',
  'Hot-dip galvanised': 'galvanised',
  'Chrome-plated': 'chrome',
  'Black oxide': 'black-oxide',
  Phosphated: 'phosphated',
  'Oiled spring steel': 'spring-steel',
  'Solid carbide': 'carbide',
  'TiN-coated': 'titanium-nitride',
  'Cast, unfinished': 'cast-iron',
  'Polished brass': 'brass',
  'Plain bronze': 'bronze',
  'Plain aluminium': 'aluminium',
  'Black anodised': 'black-anodised',
  'Painted orange': 'orange-paint',
  'Painted blue': 'blue-paint',
  'Painted red': 'red-paint',
  'Painted black': 'black-paint',
  'Painted grey': 'grey-paint',
  'Black plastic': 'black-plastic',
  'Natural plastic': 'white-plastic',
  'Black rubber': 'rubber',
} as const satisfies Record<string, Surface>
export type Finish = keyof typeof finishes

/** How a finish looks; as steel where none, or no known one, is given. */
export function surfaceOf(finish: string | null): Surface {
  const [, surface] = Object.entries(finishes).find(([name]) => name === finish) ?? []
  return surface ?? 'steel'
}

/**
 * The density of what has each surface, in g/cm³; under plating and paint it is the metal's. Steel, cast iron and the other
 * plain metals: EN 1991-1-1, table A.4; stainless steel: EN 10088-1. The rest are usual figures for what is named.
 */
export const densities = {
  steel: 7.85,
  'ground-steel': 7.85,
  stainless: 7.9,
  zinc: 7.85,
  'yellow-zinc': 7.85,
  galvanised: 7.85,
  chrome: 7.85,
  'black-oxide': 7.85,
  phosphated: 7.85,
  'spring-steel': 7.85,
  // Tungsten carbide with about 6 % of cobalt.
  carbide: 14.9,
  // High speed steel HS6-5-2 under the coat.
  'titanium-nitride': 8.1,
  'cast-iron': 7.2,
  brass: 8.5,
  bronze: 8.5,
  copper: 8.9,
  aluminium: 2.7,
  'black-anodised': 2.7,
  'orange-paint': 7.85,
  'blue-paint': 7.85,
  'red-paint': 7.85,
  'black-paint': 7.85,
  'grey-paint': 7.85,
  rubber: 1.2,
  // Polyamide with a third of glass.
  'black-plastic': 1.35,
  'grey-plastic': 1.2,
  // Polyoxymethylene.
  'white-plastic': 1.4,
  'orange-plastic': 1.2,
  // Polyamide.
  'blue-plastic': 1.14,
  // Polyester, a quarter of the weave being air.
  'orange-webbing': 1,
  wood: 0.7,
  'wood-grain': 0.7,
} as const satisfies Record<Surface, number>
