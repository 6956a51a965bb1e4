/** Grades that mean the same, as manufacturers and standards write them, by the name under which they are offered to choose from. */
export const GRADES: Readonly<Record<string, readonly string[]>> = {
  A1: ['Stainless A1'],
  'A2 (18-8)': ['A2', 'Stainless A2', '18-8', '18-8 Stainless'],
  'A4 (316)': ['A4', 'Stainless A4', '316', '316 Stainless'],
  'Zinc-plated': ['Zinc', 'Zinc-Plated'],
}
