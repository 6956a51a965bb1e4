import { expect } from 'vitest'
import type { ProductForm } from './forms.ts'
import type { TestShop } from './shop.ts'

/** Makes new families in a shop, each with these sizes, the first of which leads. */
export function familyMaker(shop: TestShop) {
  let families = 0
  return async (...sizes: Partial<ProductForm>[]) => {
    families += 1
    const id = `cap-screws-${families}`
    const name = `Cap screw ${families}`
    const form = { id, name, category: 'fasteners', standard: 'ISO 4762' }
    expect(await shop.admin.send('POST', '/family', form)).toMatchObject({ status: 201 })
    const added = []
    for (const [index, size] of sizes.entries())
      added.push(await shop.addProduct({ family: id, size: `M${index + 3}`, ...size }))
    return { id, name, sizes: added }
  }
}
