import type { Category } from './catalog.ts'

/** The display names of the categories. In a file of its own, without schemas: every page loads it. */
export const categoryNames: Readonly<Record<Category, string>> = {
  fasteners: 'Fasteners',
  'hand-tools': 'Hand tools',
  'cutting-tools': 'Cutting tools',
  bearings: 'Bearings & transmission',
  springs: 'Springs',
  brackets: 'Brackets & hinges',
  clamping: 'Clamping & measuring',
  shipping: 'Shipping & lifting',
}

/** Whether a text is the name of a category in an address. */
export function isCategory(text: string): text is Category {
  return Object.hasOwn(categoryNames, text)
}
