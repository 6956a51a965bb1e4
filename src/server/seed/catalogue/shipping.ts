import { type CataloguePart, definePart } from './part.ts'

export const shipping: readonly CataloguePart[] = [
  definePart('580-M12', {
    name: 'Lifting Eye Bolt M12, DIN 580',
    material: 'Steel C15E, drop-forged and normalised',
    finish: 'Zinc-plated',

    priceCents: 285,
    minQuantity: 10,
    available: 860,
    description:
      'Collar eyebolt for lifting motors, gearboxes and tools. Drop-forged from C15E in one piece, thread M12 x 1.75 with tolerance 6g. Working load limit 0.34 t along the axis and 0.24 t for two strands at up to 45 degrees, safety factor 6. The collar must seat fully; do not load across the ring.',
  }),
  definePart('580-M20-A2', {
    name: 'Lifting Eye Bolt M20, DIN 580, Stainless',
    material: 'Stainless steel A2 (1.4301)',
    finish: 'Stainless',

    priceCents: 1490,
    minQuantity: 4,
    available: 210,
    description:
      'Collar eyebolt of stainless steel 1.4301 for food machinery and outdoor plant, ground and electropolished. Thread M20 x 2.5, tolerance 6g, 30 mm long with an undercut below the collar. Working load limit 1.2 t along the axis, 0.86 t for two strands at up to 45 degrees, safety factor 6.',
  }),
  definePart('13889-4T75', {
    name: 'Bow Shackle 4.75 t, Screw Pin, Galvanised',
    material: 'Forged steel, grade 6, quenched and tempered',
    finish: 'Hot-dip galvanised',

    priceCents: 1590,
    minQuantity: 2,
    available: 340,
    description:
      'Bow shackle with a screw pin that has an eye and a collar. Body and pin drop-forged, grade 6, safety factor 6; proof-loaded to twice the working load limit. Bow 19 mm, pin 22 mm, 31 mm between the eyes. For -20 to 200 °C. Body hot-dip galvanised, pin painted. Secure the pin with wire where it may turn.',
  }),
  definePart('13889-8T5', {
    name: 'Bow Shackle 8.5 t, Screw Pin, Black',
    material: 'Forged steel, grade 6, quenched and tempered',
    finish: 'Painted black',

    priceCents: 2980,
    minQuantity: 2,
    available: 0,
    description:
      'Bow shackle in matt black for stages and studios, where bright fittings would catch the light. Drop-forged, grade 6, safety factor 6; bow 25 mm, pin 28 mm, 43 mm between the eyes, 95 mm inside length. Pin with eye and collar, painted orange so that an open shackle is seen from the floor.',
  }),
  definePart('12195-CH10', {
    name: 'Lashing Chain 10 mm, Grade 8, LC 63 kN, 1 m',
    material: 'Alloy steel, grade 8, welded',
    finish: 'Yellow zinc-plated',

    priceCents: 1840,
    minQuantity: 2,
    available: 1200,
    description:
      'Short-link round steel chain 10 x 30 for lashing loads on vehicles, by the metre of 33 links; longer orders come in one piece. Grade 8, lashing capacity 63 kN, breaking force 126 kN, about 2.2 kg per metre. Yellow chromated, baked after plating. For lashing only: not to be used for lifting.',
  }),
  definePart('12195-R50', {
    name: 'Ratchet Strap 50 mm, Endless, 6 m, LC 25 kN',
    material: 'Steel frame, polyester webbing (PES)',
    finish: 'Zinc-plated',

    priceCents: 1690,
    minQuantity: 4,
    available: 640,
    description:
      'One-piece lashing strap with a ratchet tensioner, 6 m of 50 mm polyester webbing, orange with two marker threads. Lashing capacity 25 kN straight and 50 kN in a loop; standard tension force 3.5 kN at a hand force of 0.5 kN. Stretch below 7 % at LC. From -40 to 120 °C. For lashing only, never for lifting.',
  }),
  definePart('12195-R35', {
    name: 'Ratchet Strap 35 mm, Endless, 6 m, LC 15 kN',
    material: 'Steel frame, polyester webbing (PES)',
    finish: 'Yellow zinc-plated',

    priceCents: 1120,
    minQuantity: 4,
    available: 880,
    description:
      'One-piece lashing strap for lighter loads in vans and on trailers: 6 m of 35 mm polyester webbing with a ratchet tensioner. Lashing capacity 15 kN straight and 30 kN in a loop; standard tension force 1.8 kN at a hand force of 0.5 kN. Stretch below 7 % at LC. Frame yellow chromated. For lashing only.',
  }),
  definePart('1161-TL', {
    name: 'Container Corner Casting ISO 1161, Top Left',
    material: 'Cast steel SCW 480',
    finish: 'Painted blue',

    priceCents: 5900,
    minQuantity: 4,
    available: 180,
    description:
      'Top corner fitting for series 1 freight containers, for welding to post and rail. Cast steel SCW 480, normalised, charpy tested at -20 °C, shot-blasted and primed. Top opening 124.5 x 63.5 mm for twistlocks, side and end openings for hooks and lashings. Left-hand fitting, as seen facing the end of the container; the right-hand one is its mirror image.',
  }),
  definePart('1677-CH10', {
    name: 'Clevis Sling Hook with Latch, 10 mm, Grade 8',
    material: 'Alloy steel, grade 8, quenched and tempered',
    finish: 'Painted red',

    priceCents: 2240,
    minQuantity: 2,
    available: 260,
    description:
      'Forged sling hook with a spring latch and a clevis for 10 mm chain of grade 8; it is mounted without a coupling link. Working load limit 3.15 t, safety factor 4, each hook proof-loaded to 2.5 times that. With pin and retaining pin. Replace it when the mouth has opened by 10 % or the bowl has worn by 5 %.',
  }),
  definePart('1480-M16-HE', {
    name: 'Turnbuckle M16, Hook and Eye, Galvanised',
    material: 'Steel S235JR, drop-forged',
    finish: 'Hot-dip galvanised',

    priceCents: 1280,
    minQuantity: 5,
    available: 420,
    description:
      'Forged open turnbuckle SP with a hook on a right-hand and an eye on a left-hand thread M16 x 2, for bracing, fences and rope ends. Body 170 mm long; the inside length runs from 262 to 390 mm. Static load 6.5 kN, limited by the hook. Tighten with a bar through the body. Not for lifting.',
  }),
  definePart('13414-10X500', {
    name: 'Wire Rope Sling 10 mm x 500, Two Thimble Eyes',
    material: 'Steel wire 1770 N/mm², aluminium ferrules',
    finish: 'Hot-dip galvanised',

    priceCents: 1760,
    minQuantity: 2,
    available: 150,
    description:
      'Single-leg sling of wire rope 6 x 19 with a fibre core, right-hand ordinary lay, galvanised wires. Eyes with thimbles to DIN 6899, turned back and pressed with aluminium ferrules to EN 13411-3. Working load limit 1.05 t in straight pull, safety factor 5; from -40 to 100 °C. Load tag and certificate with each sling.',
  }),
  definePart('5299-C100-A4', {
    name: 'Snap Hook 100 x 10, DIN 5299 C, Stainless A4',
    material: 'Stainless steel A4 (1.4401)',
    finish: 'Stainless',

    priceCents: 640,
    minQuantity: 10,
    available: 930,
    description:
      'Pear-shaped snap hook bent from 10 mm rod, with a sprung gate that hooks behind a pin in the nose. Stainless steel 1.4401 for chains, nets and covers near salt water. Static load 4.5 kN with the gate closed. Not for lifting, climbing or fall protection.',
  }),
  definePart('582-M16', {
    name: 'Lifting Eye Nut M16, DIN 582',
    material: 'Steel C15E, drop-forged and normalised',
    finish: 'Painted orange',

    priceCents: 420,
    minQuantity: 10,
    available: 540,
    description:
      'Eye nut for lifting by a stud or threaded rod that stands out. Drop-forged from C15E, tapped M16 x 2 with tolerance 6H. Working load limit 0.7 t along the axis, 0.5 t for two strands at up to 45 degrees, safety factor 6. Screw it on by its full thread until the collar seats. Powder-coated orange, thread bare.',
  }),
  definePart('13411-13', {
    name: 'Wire Rope Clip 13 mm, EN 13411-5 Type A',
    material: 'Malleable cast bridge, steel U-bolt',
    finish: 'Zinc-plated',

    priceCents: 215,
    minQuantity: 20,
    available: 1600,
    description:
      'U-bolt clip for eyes in 13 mm wire rope, with collar nuts M12. An eye takes four clips, one and a half to three bridge widths apart, bridges on the loaded rope; tighten to 33 N·m with greased threads and again after the first load. Electro-galvanised. Not for hoists or slings in regular use.',
  }),
]
