import strips from './picture-strips.json' with { type: 'json' }
import pictures from './pictures.json' with { type: 'json' }
import { HERO_HEADING, LINE_TITLES } from './specification.ts'

/** The texts and pictures of the home page that are not in the catalogue. */
export const hero = {
  title: HERO_HEADING,
  text: 'Bearings, drives, hand tools and load securing, turned, milled and tested in our own works. Every part is drawn to scale, priced in the open and sold in the quantity you need.',
  picture: pictures.scenes.hero,
  alt: 'A shackle, a gear, a ball bearing, a spanner, a drill and fasteners of the catalogue on a workbench',
} as const

/** The three lines of manufacture, in the order of their pictures. */
export const lines = [
  {
    title: LINE_TITLES[0],
    text: 'Wear parts that bring a washing machine, a dryer or a cold counter back into service: drum bearings, levelling feet, hinges, springs and dampers. We hold the fits of the original, so a repair takes one visit and no file.',
  },
  {
    title: LINE_TITLES[1],
    text: 'Machine elements for people who build and maintain plant: gears, chains, couplings, cutters and fasteners by the box. Dimensions and materials follow the standards named on each part, and test certificates go with the batch.',
  },
  {
    title: LINE_TITLES[2],
    text: 'What holds a load where it was put: ratchet straps, lashing chain, shackles, hooks and eye bolts. Rated, marked and proof-loaded before they leave the works.',
  },
] as const

/** Pictures of the lines, one below the other. */
export const linePictures = strips.lines
/** Pictures of a part that stands for each category, in their order: as many in a file as stand in a row. */
export const categoryPictures = strips.categories
