import { expect, test } from 'vitest'
import { subjectOf } from './page-subject.ts'

test.each([
  ['/parts', { kind: 'catalogue' }],
  ['/parts/fasteners', { kind: 'category', category: 'fasteners' }],
  ['/parts/hexagon-screws-iso-4017', { kind: 'family', id: 'hexagon-screws-iso-4017' }],
  ['/parts/hexagon-screws-iso-4017/PH-4017-M8X40', { kind: 'family', id: 'hexagon-screws-iso-4017' }],
  ['/parts/springs/A%2FB.1_2', { kind: 'category', category: 'springs' }],
])('%s is about %j', (path, subject) => expect(subjectOf(path)).toEqual(subject))

test.each([
  '/',
  '/home',
  '/partsandmore',
  '/parts/',
  '/parts?q=bolt',
  '/parts/a/b/c',
  '/parts/A',
  `/parts/${'a'.repeat(81)}`,
])('%s is about nothing in the catalogue', path => expect(subjectOf(path)).toBeUndefined())
