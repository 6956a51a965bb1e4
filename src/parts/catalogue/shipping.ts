import { type CataloguePart, definePart } from '../part.ts'

export const shipping: readonly CataloguePart[] = [
  definePart('eye-bolt', {
    sku: 'PH-580-M12',
    name: 'Lifting Eye Bolt M12, DIN 580',
    category: 'shipping',
    standard: 'DIN 580',
    material: 'Steel C15E, drop-forged and normalised',
    finish: 'Zinc-plated',
    dimensions: { d1: 12, WLL: 0.34, l: 20.5, d2: 30, d3: 54, d4: 30, e: 10, h: 53, k: 12, P: 1.75 },
    priceCents: 285,
    minQuantity: 10,
    available: 860,
    description:
      'Collar eyebolt for lifting motors, gearboxes and tools. Drop-forged from C15E in one piece, thread M12 x 1.75 with tolerance 6g. Working load limit 0.34 t along the axis and 0.24 t for two strands at up to 45 degrees, safety factor 6. The collar must seat fully; do not load across the ring.',
  }),
  definePart('eye-bolt', {
    sku: 'PH-580-M20-A2',
    name: 'Lifting Eye Bolt M20, DIN 580, Stainless',
    category: 'shipping',
    standard: 'DIN 580',
    material: 'Stainless steel A2 (1.4301)',
    finish: 'Stainless',
    dimensions: { d1: 20, WLL: 1.2, l: 30, d2: 40, d3: 72, d4: 40, e: 14, h: 71, k: 16, P: 2.5 },
    priceCents: 1490,
    minQuantity: 4,
    available: 210,
    description:
      'Collar eyebolt of stainless steel 1.4301 for food machinery and outdoor plant, ground and electropolished. Thread M20 x 2.5, tolerance 6g, 30 mm long with an undercut below the collar. Working load limit 1.2 t along the axis, 0.86 t for two strands at up to 45 degrees, safety factor 6.',
  }),
  definePart('bow-shackle', {
    sku: 'PH-13889-4T75',
    name: 'Bow Shackle 4.75 t, Screw Pin, Galvanised',
    category: 'shipping',
    standard: 'EN 13889',
    material: 'Forged steel, grade 6, quenched and tempered',
    finish: 'Hot-dip galvanised',
    dimensions: { WLL: 4.75, W: 31, S: 76, d: 19, D: 22, B: 51, e: 46 },
    priceCents: 1590,
    minQuantity: 2,
    available: 340,
    description:
      'Bow shackle with a screw pin that has an eye and a collar. Body and pin drop-forged, grade 6, safety factor 6; proof-loaded to twice the working load limit. Bow 19 mm, pin 22 mm, 31 mm between the eyes. For -20 to 200 °C. Body hot-dip galvanised, pin painted. Secure the pin with wire where it may turn.',
  }),
  definePart('bow-shackle', {
    sku: 'PH-13889-8T5',
    name: 'Bow Shackle 8.5 t, Screw Pin, Black',
    category: 'shipping',
    standard: 'EN 13889',
    material: 'Forged steel, grade 6, quenched and tempered',
    finish: 'Painted black',
    dimensions: { WLL: 8.5, W: 43, S: 95, d: 25, D: 28, B: 68, e: 59 },
    priceCents: 2980,
    minQuantity: 2,
    available: 96,
    description:
      'Bow shackle in matt black for stages and studios, where bright fittings would catch the light. Drop-forged, grade 6, safety factor 6; bow 25 mm, pin 28 mm, 43 mm between the eyes, 95 mm inside length. Pin with eye and collar, painted orange so that an open shackle is seen from the floor.',
  }),
  definePart('lashing-chain', {
    sku: 'PH-12195-CH10',
    name: 'Lashing Chain 10 mm, Grade 8, LC 63 kN, 1 m',
    category: 'shipping',
    standard: 'EN 12195-3',
    material: 'Alloy steel, grade 8, welded',
    finish: 'Yellow zinc-plated',
    dimensions: { d: 10, LC: 63, p: 30, w: 36, n: 33 },
    priceCents: 1840,
    minQuantity: 2,
    available: 1200,
    description:
      'Short-link round steel chain 10 x 30 for lashing loads on vehicles, by the metre of 33 links; longer orders come in one piece. Grade 8, lashing capacity 63 kN, breaking force 126 kN, about 2.2 kg per metre. Yellow chromated, baked after plating. For lashing only: not to be used for lifting.',
  }),
]
