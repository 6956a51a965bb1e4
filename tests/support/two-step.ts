import { expect } from 'vitest'
import { z } from 'zod'
import { PASSWORD, type Person } from './shop.ts'
import { showCode } from './totp.ts'

const enabled = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) })

/** Turns two-step sign-in on with the password and the app's present code, which is thereby used up. */
export async function turnOnTwoSteps(person: Person) {
  const answer = await person.send('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
  expect(answer).toMatchObject({ status: 200 })
  const { totpURI, backupCodes } = enabled.parse(answer.body)
  const usedCode = showCode(totpURI)
  const confirmed = await person.send('POST', '/api/auth/two-factor/verify-totp', { code: usedCode })
  expect(confirmed).toMatchObject({ status: 200 })
  return { totpURI, backupCodes, usedCode }
}
