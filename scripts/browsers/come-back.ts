import { fill, press, seeText, type Window, waitFor } from './window.ts'

const PAGES = [
  '/home',
  '/parts/hexagon-screws-iso-4017',
  '/parts/hexagon-screws-iso-4017/PH-4017-M10X40',
  '/parts?q=m10',
  '/basket',
]

/** A visitor finds each page as it was left when they go back; who has signed out finds nothing of theirs. */
export async function comeBack(window: Window, origin: string): Promise<void> {
  for (const path of PAGES) {
    await leave(window, origin + path)
    await goBackTo(window, path)
    await waitFor(window, 'globalThis.isLeft', `${path} as it was left`)
  }

  const account = { email: `person-${crypto.randomUUID()}@example.com`, password: 'a long enough password' }
  await signIn(window, origin, account)
  await leave(window, `${origin}/dashboard/account`, account.email)
  await press(window, 'button', '^Sign Out$')
  await waitFor(window, `!document.body.innerText.includes('Sign Out')`, 'the end of the session')
  // Over the page on which they signed out, and the one that was shown then.
  await stepBack(window, 2)
  await seeText(window, 'Please log in')
  if (String(await window.evaluate('document.documentElement.outerHTML')).includes(account.email))
    throw new Error('a page that was left before signing out still names the person')
}

/** Goes from a page to another, in a document of its own, once it shows `text`. */
async function leave(window: Window, url: string, text = 'Parts Hub'): Promise<void> {
  await window.goTo(url)
  await seeText(window, text)
  await waitFor(window, `document.readyState === 'complete'`, 'all of the page')
  await window.evaluate('globalThis.isLeft = true')
  await window.goTo(new URL('/imprint', url).href)
}

async function goBackTo(window: Window, path: string): Promise<void> {
  await stepBack(window)
  await waitFor(window, `location.pathname + location.search === ${JSON.stringify(path)}`, path)
}

/** What is evaluated may be gone with the page. */
const stepBack = (window: Window, pages = 1) =>
  window.evaluate(`history.go(-${pages})`).catch(() => undefined)

async function signIn(
  window: Window,
  origin: string,
  { email, password }: { email: string; password: string },
) {
  await window.goTo(`${origin}/signup`)
  await fill(window, '^Name', 'Grace Hopper')
  await fill(window, '^Email', email)
  await fill(window, '^Password', password)
  await press(window, 'button', '^Sign Up')
  await waitFor(window, `location.pathname === '/login'`, 'the login')
  await fill(window, '^Email', email)
  await fill(window, '^Password', password)
  await press(window, 'button', '^Login$')
  await waitFor(window, `location.pathname === '/home'`, 'the home page')
}
