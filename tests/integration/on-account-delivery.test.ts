import { Profile, validateXsd } from '@stackforge-eu/factur-x'
import { afterAll, expect, test } from 'vitest'
import { berlin, vienna } from '../support/delivery-shop.ts'
import { openAccountShop } from '../support/on-account.ts'
import { expectProblem } from '../support/problems.ts'

const shop = await openAccountShop()
afterAll(() => shop.close())

test('an order on account can go elsewhere until it is shipped; its corrected invoice says when it is due, and once it is paid, that', async () => {
  const ada = await shop.newDebtor()
  const order = await shop.bookOnAccount(ada, await shop.addProduct({ price: 10 }), 2)
  const put = (json: object) => ada.send('PUT', `/order/${order._id}/delivery`, json)
  const read = () => shop.readOrder(ada, order._id)

  expect(await put({ deliveryAddress: { ...vienna, street: 'Lindengasse 5' } })).toMatchObject({
    status: 200,
  })
  expect(await read()).toMatchObject({ status: 'on-account', price: 20, dueAt: order.dueAt })
  const due = await shop.readWords(ada, order, 'invoice')
  for (const said of ['Corrected invoice', 'Lindengasse 5', 'Payable by']) expect(due).toContain(said)

  expect(await shop.settle(order)).toMatchObject({ status: 200 })
  expect(await put({ deliveryAddress: berlin })).toMatchObject({ status: 200 })
  const paid = await shop.readWords(ada, order, 'invoice')
  for (const said of ['Corrected invoice', '10115 Berlin', 'Paid in full by bank transfer'])
    expect(paid).toContain(said)
  const xml = await shop.readXml(ada, order, 'invoice')
  expect(xml).toContain('<ram:DuePayableAmount>0.00</ram:DuePayableAmount>')
  expect(xml).not.toContain('<ram:TypeCode>68</ram:TypeCode>')
  expect((await validateXsd(xml, Profile.EN16931)).errors).toEqual([])

  expect(await shop.ship(order)).toMatchObject({ status: 200 })
  expectProblem(await put({ deliveryAddress: vienna }), 409)
})
