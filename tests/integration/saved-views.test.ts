import { afterAll, expect, test } from 'vitest'
import { MAX_VIEWS, type SavedView, savedView } from '#contract/accounts/saved-views.ts'
import type { Caller } from '../support/caller.ts'
import { makeProgram } from '../support/machines.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
const { admin } = shop
afterAll(() => shop.close())

const listOf = async (who: Caller): Promise<SavedView[]> =>
  savedView.array().parse((await who.send('GET', '/saved-view')).body)
const keep = (who: Caller, view: object) =>
  who.send('PUT', '/saved-view', { list: 'orders', name: 'Ours', query: 'state=paid', ...view })

test('who works for the shop keeps views by list and name, each for themselves, until they forget them', async () => {
  const clerk = await shop.giveRole(await shop.signUp(), 'sales')
  expect((await keep(admin, {})).status).toBe(200)
  expect((await keep(admin, { list: 'customers' })).status).toBe(200)
  expect((await keep(admin, { query: 'state=paid&q=M%C3%BCller' })).status).toBe(200)
  expect((await keep(clerk, { name: 'Mine' })).status).toBe(200)
  const own = await listOf(admin)
  expect(own.map(({ list, name, query }) => ({ list, name, query }))).toEqual(
    expect.arrayContaining([
      { list: 'orders', name: 'Ours', query: 'state=paid&q=M%C3%BCller' },
      { list: 'customers', name: 'Ours', query: 'state=paid' },
    ]),
  )
  expect(own).toHaveLength(2)
  const [theirs] = await listOf(clerk)
  expect((await admin.send('DELETE', `/saved-view/${theirs?._id}`)).status).toBe(200)
  expect(await listOf(clerk)).toEqual([theirs])
  expect((await admin.send('DELETE', `/saved-view/${own[0]?._id}`)).status).toBe(200)
  expect(await listOf(admin)).toEqual(own.slice(1))
})

test.each([
  [{ list: 'invoices' }, 'list'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(41) }, 'name'],
  [{ query: 'q=ü' }, 'query'],
  [{ query: 'x'.repeat(1_001) }, 'query'],
])('PUT /saved-view is 422 for %j', async (wrong, field) => {
  expectProblem(await keep(admin, wrong), 422, [field])
})

test('PUT /saved-view is 409 for one more than a person can keep, also at once', async () => {
  const clerk = await shop.giveRole(await shop.signUp(), 'warehouse')
  await shop.database.pool.query(
    `insert into saved_views (id, user_id, list, name, query) select 'view-' || n, $1, 'orders', 'View ' || n, '' from generate_series(3, $2::int) n`,
    [clerk.id, MAX_VIEWS],
  )
  const answers = await Promise.all(
    [0, 1, 2, 3, 4].map(n => keep(clerk, { list: 'products', name: `New ${n}` })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409])
  expect(await listOf(clerk)).toHaveLength(MAX_VIEWS)
})

test('customers and programs keep none', async () => {
  const ada = await shop.signUp()
  expectProblem(await keep(ada, {}), 403)
  const program = await makeProgram(shop, 'sales')
  expectProblem(await program.send('GET', '/saved-view'), 403)
})
