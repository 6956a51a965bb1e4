import { and, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { expectedReturn } from '#contract/returns/returns.ts'
import { auditEvents } from '#db/schema.ts'
import { expectProblem } from '../support/problems.ts'
import { openReturnShop } from '../support/returns.ts'
import { bolts, nuts } from '../support/shipments.ts'

const shop = await openReturnShop()
afterAll(() => shop.close())
const { ada, ask, sellAndShip, step } = shop

test('GET /return/expected lists to the warehouse what was agreed to, oldest first, without amounts and addresses, and it notes what came, but gives nothing back', async () => {
  const keeper = await shop.giveRole(await shop.signUp(), 'warehouse')
  const order = await sellAndShip()
  const [first, second] = [await ask(order, [bolts(2), nuts(1)]), await ask(order, [bolts(1)])]
  const list = async (query = '') => {
    const { body } = await keeper.send('GET', `/return/expected?${query}`)
    expect(JSON.stringify(body)).not.toMatch(/@|rice/)
    return z.array(expectedReturn).parse(body)
  }
  expect((await list('limit=100')).map(({ _id }) => _id)).not.toContain(first)
  for (const id of [second, first]) await step(id, 'agree', {})
  const ofThis = await list(`q=${order.number.toLowerCase()}`)
  expect(ofThis.map(({ _id }) => _id)).toEqual([first, second])
  expect(ofThis[0]).toMatchObject({
    number: `${order.number}-R1`,
    order: order._id,
    userName: ada.name,
    lines: [
      { line: 0, name: 'Eye bolt', sku: 'EYE-1', pieces: 2 },
      { line: 1, name: 'Wing nut', pieces: 1 },
    ],
  })
  expect((await list(`q=${order.number}-R2`)).map(({ _id }) => _id)).toEqual([second])
  expect((await list(`q=${order.number}&limit=1&cursor=${first}`)).map(({ _id }) => _id)).toEqual([second])
  for (const name of ['agree', 'decline', 'close'])
    expectProblem(await step(first, name, { words: 'No' }, keeper), 403)
  const came = { lines: [{ line: 0, restocked: 1, scrapped: 1 }] }
  expect(await step(first, 'arrival', came, keeper)).toMatchObject({ status: 200 })
  expectProblem(await step(first, 'arrival', came, keeper), 409)
  const [event] = await shop.database.db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subject, `order ${order._id}`), eq(auditEvents.action, 'return-arrived')))
  expect(event).toMatchObject({ actorEmail: keeper.email })
  expect((await list(`q=${order.number}`)).map(({ _id }) => _id)).toEqual([second])
  expect(
    expectProblem(await keeper.send('GET', '/return/expected?limit=0'), 422).errors?.map(
      ({ field }) => field,
    ),
  ).toEqual(['limit'])
})
