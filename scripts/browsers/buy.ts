import { arriveAt, fill, press, seeText, type Window, waitFor } from './window.ts'

const PART = 'PH-4017-M10X40'
const NAME = 'Hex Bolt M10 x 40, Full Thread, 8.8'
const ENTER = '\uE007'

/** The journey of a visitor: from home by the search to a part, into the basket, signing up, checking out, paying, and to the order. */
export async function buy(window: Window, origin: string): Promise<void> {
  const account = { email: `person-${crypto.randomUUID()}@example.com`, password: 'a long enough password' }
  await window.goTo(origin)
  await seeText(window, 'Best Online Tools Hardware Manufacturer')
  await fill(window, '^Search', `${PART}${ENTER}`)
  await arriveAt(window, 'Parts')
  await press(window, 'link', `^${NAME}$`)
  await arriveAt(window, NAME)
  await collectErrors(window)
  await press(window, 'button', '^Add to basket')
  await seeText(window, 'to your basket')
  await expectNoErrors(window)

  await press(window, 'link', '^Basket')
  // The message about what was added has such a link as well, until it goes.
  await waitFor(window, `document.querySelector('dialog[open]')`, 'the drawer')
  await press(window, 'link', '^View basket')
  await press(window, 'link', '^Log in to check out')
  await press(window, 'link', '^Create an account')
  await fill(window, '^Name', 'Grace Hopper')
  await fill(window, '^Email', account.email)
  await fill(window, '^Password', account.password)
  await press(window, 'button', '^Sign Up')
  await arriveAt(window, 'Login')
  await fill(window, '^Email', account.email)
  await fill(window, '^Password', account.password)
  await press(window, 'button', '^Login$')
  await arriveAt(window, 'Basket')

  await press(window, 'link', '^Checkout$')
  await arriveAt(window, 'Checkout')
  await chooseGermany(window)
  await fill(window, '^Street$', 'Hauptstr. 1')
  await fill(window, '^Postcode', '10115')
  await fill(window, '^City', 'Berlin')
  await press(window, 'button', '^Save address')
  await press(window, 'button', '^Book and pay')
  await waitFor(window, `location.pathname.startsWith('/dashboard/payment/')`, 'the payment')
  await collectErrors(window)
  await fill(window, '^Card number', '4242424242424242')
  await fill(window, '^Expiry', '1240')
  await fill(window, '^CVC', '123')
  await press(window, 'button', '^Pay$')
  await seeText(window, 'Congratulations! Your payment is completed.')
  await expectNoErrors(window)

  const order = String(await window.evaluate('location.pathname'))
    .split('/')
    .at(-1)
  await window.goTo(`${origin}/dashboard/orders/${order}`)
  await seeText(window, 'Hauptstr. 1')
  await seeText(window, 'We are preparing your order')
}

/** By a script, as no two protocols choose from a closed list in the same way. */
const chooseGermany = (window: Window) =>
  waitFor(
    window,
    `[...document.querySelectorAll('select')].some(country => {
      if (!country.labels[0]?.innerText.startsWith('Country')) return false
      country.value = 'DE'
      return country.dispatchEvent(new Event('change', { bubbles: true }))
    })`,
    'the country',
  )

/** From here on, until another document is loaded. */
async function collectErrors(window: Window): Promise<void> {
  await window.evaluate(`(() => {
    globalThis.complaints = []
    addEventListener('error', ({ message }) => complaints.push(message))
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => complaints.push(violatedDirective + ' ' + blockedURI))
    const { error } = console
    console.error = (...args) => { complaints.push(args.map(String).join(' ')); error(...args) }
  })()`)
}

async function expectNoErrors(window: Window): Promise<void> {
  const complaints = await window.evaluate('globalThis.complaints ?? ["another document was loaded"]')
  if (!Array.isArray(complaints) || complaints.length > 0) throw new Error(JSON.stringify(complaints))
}
