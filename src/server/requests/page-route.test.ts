import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { routeOfPage } from './page-route.ts'

test.each([
  ['/', '/'],
  ['/parts?q=bolt', '/parts'],
  ['/parts/washers/PH-1', '/parts/*'],
  ['/dashboard/orders/019', '/dashboard/*'],
  ['/terms', '/terms'],
  ['/wp-login.php', 'no page'],
])('%s is %s', (path, route) => {
  expect(routeOfPage(path)).toBe(route)
})

test('every page has a pattern', () => {
  const routes = readdirSync(join(import.meta.dirname, '../../web/routes'))
  const names = routes.filter(file => !/^[$_]/.test(file)).map(file => file.replace(/\.tsx$/, ''))
  expect(names).toContain('dashboard')
  const unknown = names.filter(name => name !== 'index' && routeOfPage(`/${name}`) === 'no page')
  expect(unknown).toEqual([])
})
