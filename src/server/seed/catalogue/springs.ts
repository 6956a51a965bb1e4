import { type CataloguePart, definePart } from './part.ts'

export const springs: readonly CataloguePart[] = [
  definePart('15800-3X25X60', {
    name: 'Compression Spring 3 x 25 x 60, Ground Ends',
    material: 'Spring steel wire EN 10270-1 DH',
    finish: 'Zinc-plated',

    priceCents: 148,
    minQuantity: 20,
    available: 940,
    description:
      'Cylindrical compression spring, right-hand, ends closed and ground, grade 2 tolerances. Rate R = G d⁴ / (8 D³ n) with G = 81.5 GPa and the mean diameter D = 22 mm. Runs over a guide rod of up to 18 mm or in a bore from 26 mm. Galvanised and baked against hydrogen embrittlement.',
  }),
  definePart('15800-5X40X90', {
    name: 'Compression Spring 5 x 40 x 90, Ground Ends',
    material: 'Spring steel wire EN 10270-1 SH',
    finish: 'Oiled spring steel',

    priceCents: 356,
    minQuantity: 10,
    available: 310,
    description:
      'Heavy cylindrical compression spring, right-hand, ends closed and ground, for buffers, valves and clutches. Rate R = G d⁴ / (8 D³ n) with G = 81.5 GPa and the mean diameter D = 35 mm. Runs over a guide rod of up to 29 mm or in a bore from 41.5 mm. Shot-peened and oiled.',
  }),
  definePart('CONE-2X28X40', {
    name: 'Conical Compression Spring 2 x 14/28 x 40',
    material: 'Stainless spring wire 1.4310',
    finish: 'Stainless',

    priceCents: 189,
    minQuantity: 10,
    available: 420,
    description:
      'Conical spring that stands firmly without a guide; its coils partly nest, so that it can be pressed lower than a cylindrical one. Rate before coils touch R = G d⁴ / (2 n (D₁ + D₂)(D₁² + D₂²)), mean diameters 12 and 26 mm, G = 70 GPa; it rises towards the end. Stainless wire for damp places.',
  }),
  definePart('EXT-2X16X70', {
    name: 'Extension Spring 2 x 16 x 70, German Loops',
    material: 'Spring steel wire EN 10270-1 SM',
    finish: 'Zinc-plated',

    priceCents: 165,
    minQuantity: 20,
    available: 780,
    description:
      'Closely wound extension spring with full loops over the middle at both ends. It opens from an initial tension of 20 N, then by the rate R = G d⁴ / (8 D³ n) with G = 81.5 GPa and the mean diameter D = 14 mm. Loops take pins of up to 8 mm. Galvanised and baked.',
  }),
  definePart('TOR-25X20-R', {
    name: 'Torsion Spring 2.5 x 20, Legs at 90°, Right-Hand',
    material: 'Spring steel wire EN 10270-1 SH',
    finish: 'Oiled spring steel',

    priceCents: 134,
    minQuantity: 20,
    available: 560,
    description:
      'Torsion spring with straight tangential legs, right-hand, to be loaded so that it winds tighter. Rate per degree R = E d⁴ / (3667 D n) with E = 206 GPa and the mean diameter D = 17.5 mm. Guide it on a pin of 12 mm at most: the coils narrow under load. For flaps, levers and brakes.',
  }),
  definePart('2093-B40', {
    name: 'Disc Spring 40 x 20.4 x 1.5, Series B',
    material: 'Spring steel 51CrV4',
    finish: 'Phosphated',

    priceCents: 88,
    minQuantity: 20,
    available: 1300,
    description:
      'Disc spring of series B (De/t about 28, h0/t about 0.75) with a falling rate. Force at 75 % of its travel after Almen and Laszlo, E = 206 GPa; the rate is the mean up to there. Set against each other discs add travel, nested they add force. Group 2, edges rounded, phosphated and oiled.',
  }),
  definePart('2093-A315-8', {
    name: 'Disc Spring Column 31.5 x 16.3 x 1.75, 8 Discs',
    material: 'Spring steel 51CrV4',
    finish: 'Oiled spring steel',

    priceCents: 640,
    minQuantity: 5,
    available: 140,
    description:
      'Column of eight disc springs of series A in series, 19.6 mm high unloaded, 4.2 mm of travel at 75 %. Force after Almen and Laszlo, E = 206 GPa; the rate is that of the whole column. Needs a hardened guide pin of 16 mm. For clamping tools, brakes and couplings.',
  }),
  definePart('WAVE-40X14', {
    name: 'Wave Spring 40 x 32 x 14, 4 Turns',
    material: 'Stainless spring strip 17-7 PH (1.4568)',
    finish: 'Stainless',

    priceCents: 520,
    minQuantity: 5,
    available: 165,
    description:
      'Wave spring edge-wound of flat wire, crest to crest: the force of a coil spring in half its height, without twisting. Rate R = E b t³ N⁴ De / (3.88 D³ Z Di), E = 195 GPa. For a bore of 41 mm and shafts up to 31 mm: bearing preload, face seals, couplings.',
  }),
  definePart('DIE-25X64-R', {
    name: 'Die Spring 25 x 12.5 x 64, Heavy Load, Red',
    material: 'Chrome-vanadium spring steel 51CrV4',
    finish: 'Painted red',

    priceCents: 475,
    minQuantity: 10,
    available: 260,
    description:
      'Die spring of rectangular wire for a bore of 25 mm and a guide pin of 12.5 mm, red for heavy load. Rate R = 4 G J / (π D³ n), J the torsion constant of the section (Saint-Venant), G = 81.5 GPa. Press by at most 25 % for long life. For press tools, moulds and fixtures.',
  }),
  definePart('GAS-10X22-60-500', {
    name: 'Gas Spring 500 N, Stroke 60, Eyes 8 mm',
    material: 'Steel tube, chromed rod, nitrogen filling',
    finish: 'Painted black',

    priceCents: 1890,
    minQuantity: 2,
    available: 85,
    description:
      'Gas spring that pushes out with 500 N and slows down by oil over its last 10 mm: mount it with the rod down. Fully pressed in it pushes with about 690 N; the mean rate is the difference over the stroke. Eyes of 8.2 mm, 10 mm thick. For -30 to 80 °C. Do not open: about 64 bar.',
  }),
]
