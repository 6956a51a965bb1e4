import { expect, test } from 'vitest'
import { fillTemplate } from './template.ts'

const text = 'Hello {name},\n\nyour order {order} leaves today. {order}, {name}.'

test('a template has the name and the number where it says so, each as it is', () =>
  expect(fillTemplate(text, { name: 'Ada $& {order}', order: 'PH-1' })).toBe(
    'Hello Ada $& {order},\n\nyour order PH-1 leaves today. PH-1, Ada $& {order}.',
  ))

test('what is not known leaves no gap', () =>
  expect(fillTemplate('Hello {name},\n\nyour order {order} leaves.', { name: '', order: null })).toBe(
    'Hello,\n\nyour order leaves.',
  ))
