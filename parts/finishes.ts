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
} as const satisfies Record<string, Surface>
export type Finish = keyof typeof finishes
