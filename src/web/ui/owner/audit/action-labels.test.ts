import { expect, test } from 'vitest'
import { auditActions } from '#contract/audit/audit.ts'
import { actionLabels } from './action-labels.ts'

test('every action has a name on the page', () => {
  expect(Object.keys(actionLabels).sort()).toEqual([...auditActions].sort())
})
