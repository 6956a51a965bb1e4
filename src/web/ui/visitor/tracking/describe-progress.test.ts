import { expect, test } from 'vitest'
import { trackedStates } from '#contract/orders/states.ts'
import { describeProgress, endOf } from './describe-progress.ts'

test.each([
  ['booked', ['Booked'], 'Being prepared'],
  ['preparing', ['Booked', 'Being prepared'], 'Shipped'],
  ['shipped', ['Booked', 'Being prepared', 'Shipped'], undefined],
] as const)('of an order that is %s, these steps are done', (state, done, next) => {
  const steps = describeProgress(state)
  expect(steps.filter(({ isDone }) => isDone).map(({ label }) => label)).toEqual(done)
  expect(steps.find(({ isNext }) => isNext)?.label).toBe(next)
})

test('an order is on its way, or it is said how it ended', () => {
  const onItsWay = trackedStates.filter(state => endOf(state) === undefined)
  expect(onItsWay).toEqual(['booked', 'preparing', 'shipped'])
})
