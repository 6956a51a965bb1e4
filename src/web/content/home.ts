/** The texts and drawings of the home page that are not in the catalogue. */
export const hero = {
  title: 'Best Online Tools Hardware Manufacturer',
  text: 'Bearings, drives, hand tools and load securing, turned, milled and tested in our own works. Every part is drawn to scale, priced in the open and sold in the quantity you need.',
  drawings: [
    { src: '/products/torque-wrench-half-inch.svg', alt: 'Drawing of a click-type torque wrench' },
    { src: '/products/deep-groove-bearing-6308.svg', alt: 'Drawing of a deep groove bearing with section' },
    { src: '/products/spur-gear-module-2-40-teeth.svg', alt: 'Drawing of a spur gear with 40 teeth' },
  ],
  titleBlock: [
    ['Drawing', 'PH-0642'],
    ['Material', '42CrMo4'],
    ['Tolerance', 'ISO 2768-mK'],
    ['Scale', '1 : 2'],
  ],
} as const

/** The figures of the business. */
export const summary = [
  { figure: '31K', label: 'tech appliance parts' },
  { figure: '1,200', label: 'employees' },
  { figure: '500+', label: 'projects' },
] as const

/** The three lines of manufacture. */
export const lines = [
  {
    title: 'Appliances',
    text: 'Wear parts that bring a washing machine, a dryer or a cold counter back into service: drum bearings, belts, heating elements, pump impellers and carbon brushes. We hold the fits of the original, so a repair takes one visit and no file.',
    drawing: '/products/heating-element-2000w.svg',
  },
  {
    title: 'Industrial',
    text: 'Machine elements for people who build and maintain plant: gears, pulleys, linear guides, couplings, cutters and fasteners by the box. Dimensions and materials follow the standards named on each part, and test certificates go with the batch.',
    drawing: '/products/linear-rail-20-carriage.svg',
  },
  {
    title: 'Shipping hardware tools',
    text: 'What holds a load where it was put: ratchet straps, lashing chain, shackles, twistlocks, corner castings and the tools for steel strapping. Rated, marked and proof-loaded before they leave the works.',
    drawing: '/products/container-twistlock-left-hand.svg',
  },
] as const
