import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import { countDeadlocks } from '../support/database.ts'
import { newCheckoutForm, newOrderForm } from '../support/forms.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

/** How many orders compete for the same products, and how often they do by chance; RACERS=200 by `npm run test:long`. */
const RACERS = Number(process.env.RACERS ?? 80)
const BY_CHANCE = RACERS / 10

const shop = await openTestShop()
afterAll(() => shop.close())

const buyers = await Promise.all(Array.from({ length: 20 }, () => shop.signUp()))

/** Sends all orders at once; quantity n comes from buyer n modulo 20. */
async function race(wanted: { product: Awaited<ReturnType<typeof shop.addProduct>>; quantity: number }[]) {
  return Promise.all(
    wanted.map(async ({ product, quantity }, index) => {
      const buyer = buyers[index % buyers.length]
      if (!buyer) throw new Error('there are no buyers')
      const { status, ...rest } = await buyer.send('POST', '/order', newOrderForm(buyer, product, quantity))
      if (status !== 201) expectProblem({ status, ...rest }, 409)
      return { product, quantity, booked: status === 201 }
    }),
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)

/** The quantity of a product that was sold, according to the orders. */
async function countSold(productId: string): Promise<number> {
  const { rows } = await shop.database.pool.query<{ sold: number }>(
    'select coalesce(sum(quantity), 0)::int as sold from order_lines where product_id = $1',
    [productId],
  )
  return rows[0]?.sold ?? Number.NaN
}

describe('POST /order under load', () => {
  test('books exactly as many buyers as there are pieces, of four times as many, and answers the others 409', async () => {
    const product = await shop.addProduct({ min: 1, available: RACERS / 4 })
    const outcomes = await race(Array.from({ length: RACERS }, () => ({ product, quantity: 1 })))
    expect(outcomes.filter(({ booked }) => booked)).toHaveLength(RACERS / 4)
    expect(await shop.readProduct(product._id)).toMatchObject({ available: 0 })
    expect(await countSold(product._id)).toBe(RACERS / 4)
  })

  test('never sells more than is available, whatever quantities compete', async () => {
    const quantities = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 2, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 120 }), quantities, async (available, wanted) => {
        const product = await shop.addProduct({ min: 1, available })
        const outcomes = await race(wanted.map(quantity => ({ product, quantity })))
        const sold = sum(outcomes.filter(({ booked }) => booked).map(({ quantity }) => quantity))
        const left = (await shop.readProduct(product._id)).available
        expect({ sold: await countSold(product._id), left }).toEqual({ sold, left: available - sold })
        // A refused order asked for more than what was left in the end.
        for (const { booked, quantity } of outcomes) expect(booked || quantity > left).toBe(true)
      }),
      { numRuns: BY_CHANCE },
    )
  })

  test('does not deadlock when many products are wanted in opposite sequences', async () => {
    const shelf = await Promise.all(
      Array.from({ length: 10 }, () => shop.addProduct({ available: RACERS / 20 })),
    )
    const wanted = Array.from({ length: RACERS / 10 }, (_, round) =>
      round % 2 === 0 ? shelf : shelf.toReversed(),
    ).flat()
    const outcomes = await race(wanted.map(product => ({ product, quantity: 1 })))
    expect(outcomes.filter(({ booked }) => booked)).toHaveLength(RACERS / 2)
    for (const { _id } of shelf) expect(await shop.readProduct(_id)).toMatchObject({ available: 0 })
  })
})

describe('POST /checkout under load', () => {
  type Part = Awaited<ReturnType<typeof shop.addProduct>>

  /** Sends all baskets at once, one piece of each product; basket n comes from buyer n modulo 20. Returns how many were booked. */
  async function raceBaskets(baskets: readonly (readonly Part[])[]): Promise<number> {
    const statuses = await Promise.all(
      baskets.map(async (basket, index) => {
        const buyer = buyers[index % buyers.length]
        if (!buyer) throw new Error('there are no buyers')
        const answer = await buyer.send('POST', '/checkout', newCheckoutForm(basket.map(part => [part, 1])))
        if (answer.status !== 201) expectProblem(answer, 409)
        return answer.status
      }),
    )
    return statuses.filter(status => status === 201).length
  }

  test('books exactly a quarter of the baskets of the same two products in opposite sequences, without a deadlock', async () => {
    const available = RACERS / 4
    const [x, y] = await Promise.all([shop.addProduct({ available }), shop.addProduct({ available })])
    const deadlocks = await countDeadlocks(shop.database)
    const baskets = Array.from({ length: RACERS }, (_, index) => (index % 2 === 0 ? [x, y] : [y, x]))
    expect(await raceBaskets(baskets)).toBe(available)
    for (const { _id } of [x, y]) {
      expect(await shop.readProduct(_id)).toMatchObject({ available: 0 })
      expect(await countSold(_id)).toBe(available)
    }
    expect(await countDeadlocks(shop.database)).toBe(deadlocks)
  })

  test('sells the scarcest product of baskets that overlap, and only to orders that have all their lines', async () => {
    const shelf = await Promise.all(Array.from({ length: 12 }, () => shop.addProduct({ available: 100 })))
    const scarce = RACERS / 4
    const hot = await shop.addProduct({ available: scarce })
    const deadlocks = await countDeadlocks(shop.database)
    const baskets = Array.from({ length: RACERS }, (_, index) => {
      const turned = [...shelf.slice(index % 12), ...shelf.slice(0, index % 12)].slice(0, 5)
      return turned.toSpliced(index % 6, 0, hot)
    })
    expect(await raceBaskets(baskets)).toBe(scarce)
    expect(await countSold(hot._id)).toBe(scarce)
    expect(sum(await Promise.all(shelf.map(({ _id }) => countSold(_id))))).toBe(scarce * 5)
    for (const { _id } of shelf) {
      const { available } = await shop.readProduct(_id)
      expect(available).toBe(100 - (await countSold(_id)))
    }
    const { rows } = await shop.database.pool.query(
      `select id from orders left join order_lines on order_id = id
       group by id having goods_cents is distinct from sum(order_lines.total_cents)`,
    )
    expect(rows).toEqual([])
    expect(await countDeadlocks(shop.database)).toBe(deadlocks)
  })

  test('never sells more than is available, whatever baskets compete', async () => {
    const baskets = fc.array(fc.uniqueArray(fc.nat({ max: 3 }), { minLength: 1, maxLength: 4 }), {
      minLength: 2,
      maxLength: 25,
    })
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 12 }), baskets, async (available, wanted) => {
        const shelf = await Promise.all(Array.from({ length: 4 }, () => shop.addProduct({ available })))
        await raceBaskets(wanted.map(places => places.flatMap(place => shelf[place] ?? [])))
        for (const { _id } of shelf)
          expect((await shop.readProduct(_id)).available).toBe(available - (await countSold(_id)))
      }),
      { numRuns: BY_CHANCE },
    )
  })

  test('does not wait for a product that is sold out anyway, whoever has it locked', async () => {
    const [there, gone] = await Promise.all([shop.addProduct(), shop.addProduct({ available: 0 })])
    const client = await shop.database.pool.connect()
    await client.query('begin')
    await client.query('select from products where id = $1 for update', [gone._id])
    expect(
      await raceBaskets([
        [there, gone],
        [gone, there],
      ]),
    ).toBe(0)
    await client.query('rollback')
    client.release()
  })
})

describe('paying under load', () => {
  test('marks an order paid once when its payment is reported twenty times at once', async () => {
    const [buyer] = buyers
    if (!buyer) throw new Error('there are no buyers')
    const order = await shop.book(buyer, await shop.addProduct({ available: 10 }), 4)
    const secrets = await Promise.all(Array.from({ length: 10 }, () => shop.openIntent(buyer, order)))
    expect(new Set(secrets).size).toBe(1)
    const [secret = ''] = secrets
    await Promise.all(Array.from({ length: 5 }, () => shop.confirmCard(secret)))
    const id = secret.replace(/_secret_.*/, '')
    const reports = await Promise.all(
      Array.from({ length: 20 }, () => shop.reportPayment(buyer, order._id, id)),
    )
    expect(new Set(reports.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await shop.readOrder(buyer, order._id)).toMatchObject({ paid: true, transactionId: id })
    const { rows } = await shop.database.pool.query('select amount_received from sandbox.payment_intents')
    expect(rows).toEqual([{ amount_received: 3980 }])
    expect(await shop.readProduct(order.product ?? '')).toMatchObject({ available: 6 })
  })
})

describe('while another connection holds the row of a product', () => {
  /** Locks the row, acts, and lets go. */
  async function holding<T>(id: string, act: (letGo: () => Promise<void>) => Promise<T>): Promise<T> {
    const holder = await shop.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from products where id = $1 for update', [id])
      return await act(async () => {
        await holder.query('rollback')
      })
    } finally {
      holder.release(true)
    }
  }

  test('12 buyers, 6 baskets and 4 edits of it keep nobody else waiting, and each buyer books once after its release', async () => {
    const [held, other] = await Promise.all([
      shop.addProduct({ min: 1, available: 100 }),
      shop.addProduct({ min: 1, available: 100 }),
    ])
    const [bystander] = buyers
    if (!bystander) throw new Error('there are no buyers')
    const answers = await holding(held._id, async letGo => {
      const waiting = Promise.all([
        ...buyers.slice(0, 12).map(buyer => buyer.send('POST', '/order', newOrderForm(buyer, held, 1))),
        ...buyers.slice(12, 18).map(buyer => buyer.send('POST', '/checkout', newCheckoutForm([[held, 1]]))),
        ...Array.from({ length: 4 }, () =>
          shop.admin.send('POST', `/product/${held._id}/movements`, { reason: 'received', quantity: 1 }),
        ),
      ])
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now()
        const others = await Promise.all([
          bystander.send('POST', '/order', newOrderForm(bystander, other, 1)),
          bystander.send('GET', '/my-orders'),
          shop.newVisitor().send('GET', `/service?limit=${round + 1}`),
        ])
        expect(others.map(({ status }) => status)).toEqual([201, 200, 200])
        expect(performance.now() - start).toBeLessThan(2_000)
      }
      await letGo()
      return waiting
    })
    expect(answers.map(({ status }) => status)).toEqual([...Array(18).fill(201), ...Array(4).fill(201)])
    expect(await countSold(held._id)).toBe(18)
    expect(await countSold(other._id)).toBe(5)
  })

  test('its buyers are answered 503 with Retry-After if it is held for long, and have booked nothing', async () => {
    const held = await shop.addProduct({ min: 1, available: 100 })
    const answers = await holding(held._id, () =>
      Promise.all(
        buyers.slice(0, 12).map(buyer => buyer.send('POST', '/order', newOrderForm(buyer, held, 1))),
      ),
    )
    for (const answer of answers) {
      expectProblem(answer, 503)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await countSold(held._id)).toBe(0)
    expect(shop.faults.splice(0)).toHaveLength(12)
  })
})
