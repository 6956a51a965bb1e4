import type { BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { originOf } from './browser.ts'
import { ADMIN } from './global-shop.ts'

export interface Account {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** An account that does not exist yet, and of which no other has a word of the address: a search for it finds nobody else. */
export function inventAccount(name = 'Grace Hopper'): Account {
  const email = `p${crypto.randomUUID().slice(-12)}@example.com`
  return { name, email, password: 'a long enough password' }
}

/** Creates an account without the pages, and signs this window in. */
export async function signInAsNew(context: BrowserContext, name?: string): Promise<Account> {
  const account = inventAccount(name)
  await post(context, '/api/auth/sign-up/email', account)
  await signIn(context, account)
  return account
}

/** Signs this window in as the shop's first admin. */
export const signInAsAdmin = (context: BrowserContext) => signIn(context, ADMIN)

async function signIn(context: BrowserContext, { email, password }: { email: string; password: string }) {
  await post(context, '/api/auth/sign-in/email', { email, password })
}

/** Calls the shop as this window's pages do, with its cookies. */
export async function post(context: BrowserContext, path: string, data: object): Promise<unknown> {
  const answer = await context.request.post(path, { data, headers: { origin: originOf(context) } })
  expect(answer.status(), await answer.text()).toBeLessThan(300)
  return answer.json()
}

/** Waits for a toast with exactly this text. */
export async function seeToast(page: Page, text: string): Promise<Locator> {
  const exactly = new RegExp(`^\\s*${RegExp.escape(text)}\\s*$`)
  const toast = page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: exactly }).last()
  await toast.waitFor()
  return toast
}
