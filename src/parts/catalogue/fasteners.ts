import { type CataloguePart, definePart } from '../part.ts'

export const fasteners: readonly CataloguePart[] = [
  definePart('hex-bolt', {
    sku: 'PH-4017-M10X40',
    name: 'Hex Bolt M10 x 40, Full Thread, 8.8',
    category: 'fasteners',
    standard: 'ISO 4017',
    material: 'Steel, strength class 8.8',
    finish: 'Zinc-plated',
    dimensions: { d: 10, l: 40, s: 16, P: 1.5, k: 6.4 },
    priceCents: 34,
    minQuantity: 100,
    available: 4800,
    description:
      'Hexagon head screw threaded up to the head, thread M10 x 1.5 with tolerance 6g. Strength class 8.8: tensile strength 800 MPa, yield 640 MPa; tightening torque 46 N·m for a friction of 0.14. Electro-galvanised 8 µm, blue passivated, free of chromium VI. Takes a 16 mm spanner.',
  }),
]
