import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { readAnswer } from '../support/caller.ts'
import { drawPlain, imageForm } from '../support/images.ts'
import { expectProblem } from '../support/problems.ts'
import { openTestShop } from '../support/shop.ts'

const disk = vi.hoisted(() => ({ code: '' }))
vi.mock('node:fs/promises', async original => {
  const real = await original<typeof import('node:fs/promises')>()
  const writeFile: typeof real.writeFile = async (...all) => {
    if (String(all[0]).includes('/images/')) throw Object.assign(new Error('write'), { code: disk.code })
    return real.writeFile(...all)
  }
  return { ...real, writeFile }
})

const shop = await openTestShop()
beforeEach(() => void shop.faults.splice(0))
afterAll(() => shop.close())

test.each(['ENOSPC', 'EDQUOT'])(
  'POST /image answers 507 with a sentence when the disk says %s',
  async code => {
    disk.code = code
    const body = imageForm(await drawPlain('png'))
    const answer = await readAnswer(await shop.admin.fetch('/image', { method: 'POST', body }))
    expect(expectProblem(answer, 507).detail).toMatch(/no space left for images/)
    expect(shop.faults).toHaveLength(1)
    shop.faults.splice(0)
  },
)
