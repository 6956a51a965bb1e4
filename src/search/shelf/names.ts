/** What facets and categories are called. */
export const names: {
  readonly facets: Readonly<
    Record<'category' | 'standard' | 'material' | 'grade' | 'finish' | 'price' | 'in_stock', string>
  >
  readonly categories: Readonly<Record<string, string>>
} = {
  facets: {
    category: 'Category',
    standard: 'Standard',
    material: 'Material',
    grade: 'Grade',
    finish: 'Finish',
    price: 'Price',
    in_stock: 'Stock',
  },
  categories: {
    fasteners: 'Fasteners',
    'hand-tools': 'Hand tools',
    'cutting-tools': 'Cutting tools',
    bearings: 'Bearings',
    springs: 'Springs',
    brackets: 'Brackets',
    clamping: 'Clamping',
    shipping: 'Shipping',
  },
}
