import type { Product } from '#contract/catalog/catalog.ts'
import { addCents, multiplyCents, toCents, toEuros } from '#contract/money.ts'

export interface ProductForm {
  productname: string
  price: number | string
  min: number | string
  available: number | string
  image: string
  description: string
  category: string
  sku?: string
  standard?: string
  material?: string
  finish?: string
  step?: number
  tiers?: readonly { from: number; price: number }[]
  weight?: number
  family?: string
  size?: string
  grade?: string
  dimensions?: readonly { symbol: string; name: string; value: number | string; unit?: string }[]
}

let products = 0

/** The add-product form, filled in with a product that does not exist yet. */
export function newProductForm(fields: Partial<ProductForm> = {}): ProductForm {
  products += 1
  return {
    productname: `Hex bolt M${products}`,
    price: 9.95,
    min: 1,
    available: 100,
    image: '/images/products/bolt.svg',
    description: 'Zinc plated steel, metric thread.',
    category: 'fasteners',
    ...fields,
  }
}

/** The order form as the purchase page sends it, with the price computed in binary floating point. */
export function newOrderForm(
  person: { name: string; email: string },
  product: Pick<Product, '_id' | 'name' | 'description' | 'min' | 'price'>,
  quantity = product.min,
) {
  return {
    userName: person.name,
    userEmail: person.email,
    orderName: product.name,
    orderDescription: product.description,
    minQuantity: product.min,
    availability: quantity,
    price: quantity * product.price,
    phone: '+49 30 1234567',
    product: product._id,
  }
}

/** A checkout of several products, each with its quantity and the price seen for it. */
export function newCheckoutForm(wanted: readonly (readonly [product: Product, quantity: number])[]) {
  const lines = wanted.map(([product, availability]) => ({
    product: product._id,
    availability,
    price: toEuros(multiplyCents(toCents(product.price), availability)),
  }))
  return {
    lines,
    price: toEuros(addCents(...lines.map(({ price }) => toCents(price)))),
    phone: '+49 30 1234567',
  }
}

/** A review as the form sends it. */
export const newReviewForm = (fields: Record<string, unknown> = {}) => ({
  rating: 4,
  review: 'Fits as it should.',
  name: 'Somebody',
  address: 'Dhaka, Bangladesh',
  ...fields,
})

/** An address as the form sends it. */
export const newAddressForm = (fields: Record<string, unknown> = {}) => ({
  company: 'Byron Machines',
  name: 'Ada Byron',
  street: 'Lindengasse 4',
  street2: '',
  postcode: '1070',
  city: 'Wien',
  region: '',
  country: 'AT',
  phone: '+43 1 7654321',
  ...fields,
})

/** The contact form as the home page sends it. */
export const newContactForm = (fields: Record<string, unknown> = {}) => ({
  first: 'Ada',
  last: 'Byron',
  email: 'ada@example.com',
  phone: '+44 20 7946 0000',
  message: 'Do you make brackets\nof brass?',
  ...fields,
})

/** A value as shown in a test's title. */
export const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'missing'
  return text.length > 40 ? `${text.slice(0, 40)}… (${text.length} characters)` : text
}

/** Rows of field, value and how to show it: `answers 422 naming %s when it is %s`. */
export const named = (
  rows: [field: string, value: unknown][],
): [field: string, shown: string, value: unknown][] =>
  rows.map(([field, value]) => [field, brief(value), value])
