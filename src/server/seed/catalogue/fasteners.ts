import { type CataloguePart, definePart } from './part.ts'

export const fasteners: readonly CataloguePart[] = [
  definePart('4017-M10X40', {
    name: 'Hex Bolt M10 x 40, Full Thread, 8.8',
    material: 'Steel, strength class 8.8',
    finish: 'Zinc-plated',

    priceCents: 34,
    minQuantity: 100,
    available: 4800,
    description:
      'Hexagon head screw threaded up to the head, thread M10 x 1.5 with tolerance 6g. Strength class 8.8: tensile strength 800 MPa, yield 640 MPa; tightening torque 54 N·m for a friction of 0.14. Electro-galvanised 8 µm, blue passivated, free of chromium VI. Takes a 16 mm spanner.',
  }),
  definePart('4017-M16X80-A2', {
    name: 'Hex Bolt M16 x 80, Full Thread, A2-70',
    material: 'Stainless steel A2-70 (1.4301)',
    finish: 'Stainless',

    priceCents: 318,
    minQuantity: 25,
    available: 650,
    description:
      'Hexagon head screw threaded up to the head, thread M16 x 2 with tolerance 6g, of austenitic stainless steel A2-70: tensile strength 700 MPa, 0.2 % proof stress 450 MPa. For outdoor work without chlorides; grease the thread against galling. Takes a 24 mm spanner.',
  }),
  definePart('4017-M8X25-109', {
    name: 'Hex Bolt M8 x 25, Full Thread, 10.9, Black',
    material: 'Alloy steel, quenched and tempered, class 10.9',
    finish: 'Black oxide',

    priceCents: 29,
    minQuantity: 100,
    available: 3200,
    description:
      'Short hexagon head screw for machine building, thread M8 x 1.25 with tolerance 6g. Strength class 10.9: tensile strength 1040 MPa, proof stress 940 MPa. Blackened and oiled: dimensions unchanged, protection against rust indoors only. Takes a 13 mm spanner.',
  }),
  definePart('4032-M10', {
    name: 'Hex Nut M10, Class 8',
    material: 'Steel, strength class 8',
    finish: 'Zinc-plated',

    priceCents: 11,
    minQuantity: 200,
    available: 5000,
    description:
      'Hexagon nut style 1, chamfered on both sides, thread M10 x 1.5 with tolerance 6H. Class 8: proof load 50.5 kN, the full strength of a bolt of class 8.8. Electro-galvanised 8 µm, blue passivated, free of chromium VI. Takes a 16 mm spanner.',
  }),
  definePart('7089-M10', {
    name: 'Flat Washer M10, 200 HV',
    material: 'Steel, 200 HV',
    finish: 'Zinc-plated',

    priceCents: 5,
    minQuantity: 500,
    available: 5000,
    description:
      'Plain washer of the normal series without chamfer (formerly DIN 125-A), product grade A, for M10 bolts up to class 8.8 and nuts up to class 8. Spreads the load and protects the surface beneath. Hardness 200 HV, electro-galvanised 8 µm.',
  }),
  definePart('7093-M8-BR', {
    name: 'Large Washer M8 x 24, Brass',
    material: 'Brass CuZn37',
    finish: 'Polished brass',

    priceCents: 19,
    minQuantity: 100,
    available: 1900,
    description:
      'Plain washer of the large series, three times as wide as its bolt (formerly DIN 9021), for M8 in wood, plastics and sheet metal where a normal washer would sink in. Brass CuZn37: does not rust, does not spark, conducts well for earthing points.',
  }),
  definePart('4762-M8X40', {
    name: 'Socket Head Cap Screw M8 x 40, 12.9',
    material: 'Alloy steel, strength class 12.9',
    finish: 'Black oxide',

    priceCents: 46,
    minQuantity: 50,
    available: 2600,
    description:
      'Cylindrical head with hexagon socket and straight knurl (formerly DIN 912), for counterbores of 15 mm. Thread M8 x 1.25 over 28 mm, tolerance 5g6g. Class 12.9: tensile strength 1220 MPa; tightening torque 46 N·m for a friction of 0.14. Blackened and oiled. Takes a 6 mm hexagon key.',
  }),
  definePart('4762-M6X20-A2', {
    name: 'Socket Head Cap Screw M6 x 20, A2-70',
    material: 'Stainless steel A2-70 (1.4301)',
    finish: 'Stainless',

    priceCents: 27,
    minQuantity: 100,
    available: 4100,
    description:
      'Cylindrical head with hexagon socket and straight knurl (formerly DIN 912), thread M6 x 1 up to the head, for counterbores of 11 mm. Austenitic stainless steel A2-70, tensile strength 700 MPa; grease the thread against galling. Takes a 5 mm hexagon key.',
  }),
  definePart('7991-M8X30', {
    name: 'Countersunk Socket Screw M8 x 30, 10.9',
    material: 'Alloy steel, strength class 10.9',
    finish: 'Black oxide',

    priceCents: 38,
    minQuantity: 50,
    available: 1750,
    description:
      'Flat head of 90° with hexagon socket, sits flush in a countersink of 16.5 mm; the head is a little smaller than that of ISO 10642. Length measured over the head, thread M8 x 1.25 up to the head, tolerance 6g. Steel of class 10.9; the low head bears 80 % of the load of that class. Takes a 5 mm hexagon key.',
  }),
  definePart('6921-M8X30', {
    name: 'Hex Flange Bolt M8 x 30, Serrated, 8.8',
    material: 'Steel, strength class 8.8',
    finish: 'Yellow zinc-plated',

    priceCents: 31,
    minQuantity: 100,
    available: 2400,
    description:
      'Hexagon bolt with a flange of 17.9 mm in place of a washer; locking teeth beneath it dig in and hold against vibration. Not for painted or hardened faces. Thread M8 x 1.25 up to the flange, class 8.8, yellow passivated zinc. Takes a 13 mm spanner; tightening torque 27 N·m.',
  }),
  definePart('985-M10', {
    name: 'Nylon Insert Lock Nut M10, A2',
    material: 'Stainless steel A2-70, ring of polyamide 6.6',
    finish: 'Stainless',

    priceCents: 42,
    minQuantity: 100,
    available: 1600,
    description:
      'Self-locking nut of low form: the blue nylon ring grips the thread and holds under vibration, also without clamping load. The bolt should stand out by two pitches. For -40 to 120 °C; replace after five fittings. Thread M10 x 1.5. Takes a 17 mm spanner.',
  }),
  definePart('1587-M8', {
    name: 'Domed Cap Nut M8, Chrome-Plated',
    material: 'Steel, strength class 6',
    finish: 'Chrome-plated',

    priceCents: 58,
    minQuantity: 50,
    available: 900,
    description:
      'High cap nut that closes the end of a bolt: no sharp thread, no water in it. Thread M8 x 1.25, 11 mm deep with the run-out: the bolt may stand out of the clamped part by 9 mm at most. Polished, nickel and chrome plated for furniture and railings. Takes a 13 mm spanner.',
  }),
  definePart('315-M8', {
    name: 'Wing Nut M8, Rounded Wings',
    material: 'Malleable cast iron EN-GJMW-400-5',
    finish: 'Zinc-plated',

    priceCents: 49,
    minQuantity: 50,
    available: 1150,
    description:
      'Wing nut with rounded wings (German form) to be tightened by hand: jigs, covers, filters. Thread M8 x 1.25, tolerance 7H, wings 39 mm over all. Malleable cast iron, electro-galvanised; not for joints that must keep a set preload.',
  }),
  definePart('127-M10', {
    name: 'Spring Lock Washer M10',
    material: 'Spring steel C60S, 430 to 530 HV',
    finish: 'Phosphated',

    priceCents: 6,
    minQuantity: 500,
    available: 4500,
    description:
      'Split spring washer with plain ends for M10 bolts of low strength, up to class 5.8: makes up for settling in the joint. Not a lock for bolts of class 8.8 and above. Section 4 x 2.2 mm of spring steel, phosphated and oiled. The standard was withdrawn in 2003; made for spare parts.',
  }),
  definePart('976-M12X100-BR', {
    name: 'Threaded Stud M12 x 100, Brass',
    material: 'Brass CuZn39Pb3',
    finish: 'Polished brass',

    priceCents: 415,
    minQuantity: 10,
    available: 340,
    description:
      'Stud bolt threaded from end to end, form A, thread M12 x 1.75 with tolerance 6g, both ends chamfered. Free-cutting brass CuZn39Pb3: tensile strength about 430 MPa, does not rust or spark. For terminals, fittings and spacers; can be cut to length.',
  }),
  definePart('15977-48X12', {
    name: 'Blind Rivet 4.8 x 12, Aluminium / Steel',
    material: 'Aluminium AlMg3.5, mandrel of steel',
    finish: 'Plain aluminium',

    priceCents: 8,
    minQuantity: 500,
    available: 5000,
    description:
      'Open end blind rivet with break pull mandrel and protruding head, set from one side with a nosepiece for 4.8 mm. Hole 4.9 to 5.0 mm, clamps 6 to 8 mm of sheet. Body of aluminium with 3.5 % magnesium, zinc-plated steel mandrel. Not watertight.',
  }),
]
