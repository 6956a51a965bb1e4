import { expect, test } from 'vitest'
import type { z } from 'zod'
import type { basketLine } from './basket/basket.ts'
import { inEuros } from './common.ts'
import { cents, toEuros } from './money.ts'
import type { order } from './orders/orders.ts'

test('cents are no amount of an answer until they are euros', () => {
  const amount = cents(1995)
  const unitPrice: z.input<typeof basketLine>['unitPrice'] = toEuros(amount)
  // @ts-expect-error The answer would name a price a hundred times too high.
  const wrong: z.input<typeof basketLine>['total'] = amount
  // @ts-expect-error The same.
  const price: z.output<typeof order>['price'] = amount
  expect([unitPrice, wrong, price]).toEqual([19.95, 1995, 1995])
  expect(inEuros.parse(19.95)).toBe(19.95)
})
