import { expect, test } from 'vitest'
import { type DeliveryMethod, deliveryMethodEdit } from '#contract/delivery/delivery.ts'
import { toDraft, toEdit } from './method-draft.ts'

const express: DeliveryMethod = {
  method: 'express',
  name: 'Express',
  version: 3,
  isOffered: true,
  freeFrom: 2500.5,
  zones: [
    {
      countries: ['NO', 'CH'],
      minDays: 1,
      maxDays: 2,
      steps: [
        { upTo: 31_500, price: 14.9 },
        { upTo: null, price: 99 },
      ],
    },
    { countries: [], minDays: 0, maxDays: 0, steps: [{ upTo: null, price: 0 }] },
  ],
}

test('a draft that nobody has changed is sent as the method is', () => {
  const { method: _method, name: _name, version: _version, ...facts } = express
  const sent = deliveryMethodEdit.parse(toEdit(toDraft(express)))
  expect(sent).toEqual({
    ...facts,
    freeFrom: 250_050,
    zones: facts.zones.map(zone => ({
      ...zone,
      steps: zone.steps.map(step => ({ ...step, price: Math.round(step.price * 100) })),
    })),
  })
})

test('weights are typed in kilograms, with a point or a comma', () => {
  const draft = toDraft(express)
  const withWeight = (upTo: string) => {
    const [zone] = draft.zones
    const zones = zone ? [{ ...zone, steps: [{ id: '1', upTo, price: '1,50' }] }] : []
    return toEdit({ ...draft, zones }).zones[0]?.steps[0]
  }
  expect(withWeight('0,5')).toEqual({ upTo: 500, price: '1.50' })
  expect(withWeight(' 31.5 ')).toEqual({ upTo: 31_500, price: '1.50' })
  expect(withWeight('')).toEqual({ upTo: null, price: '1.50' })
  expect(withWeight('heavy')).toEqual({ upTo: 'heavy', price: '1.50' })
})
