import { expect, test } from 'vitest'
import { auditActions } from '#contract/audit.ts'
import { actionLabels, isAction } from './action-labels.ts'

test('every action has a name on the page', () => {
  expect(Object.keys(actionLabels).sort()).toEqual([...auditActions].sort())
})

test('what is not an action of the trail is none, inherited names included', () => {
  expect(['signed-in', 'toString', 'constructor', '', null].filter(isAction)).toEqual(['signed-in'])
})
