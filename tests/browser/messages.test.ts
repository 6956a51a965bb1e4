import { afterAll, expect, test } from 'vitest'
import { inserted } from '#contract/common.ts'
import { order as orderShape } from '#contract/orders/orders.ts'
import { expectAccessibleInBothThemes, expectToFit } from '../support/accessibility.ts'
import { closeWindows } from '../support/browser.ts'
import { newAddressForm, newCheckoutForm } from '../support/forms.ts'
import { looksOf } from '../support/looks.ts'
import { findMailedLink } from '../support/mailed-link.ts'
import { post, seeToast } from '../support/person.ts'
import { findProduct } from '../support/products.ts'
import { visitBoth } from '../support/visit-both.ts'

afterAll(closeWindows)

test.each(looksOf('wide'))(
  'a customer writes at an order; the owner finds it, takes it, notes on it and answers with a template; the customer answers by the mailed link, and the owner closes it (%j)',
  look =>
    visitBoth(look, async (page, admin, { context }) => {
      const part = await findProduct(page, ({ min, available }) => min === 1 && available >= 50)
      const form = { ...newCheckoutForm([[part, 1]]), deliveryAddress: newAddressForm() }
      const id = inserted.parse(await post(context, '/checkout', form)).insertedId
      const { number, userName, userEmail } = orderShape.parse(
        await (await context.request.get(`/order/${id}`)).json(),
      )

      await page.goto(`/dashboard/orders/${id}`, { waitUntil: 'networkidle' })
      const own = page.getByRole('region', { name: 'Write to us' })
      await own.getByRole('button', { name: 'Send message' }).click()
      await own.getByText('Message must not be blank.').waitFor()
      await own.getByLabel('Your message').fill('Is it <b>left-handed</b>?')
      await own.getByRole('button', { name: 'Send message' }).click()
      await own.getByRole('listitem').getByText('Is it <b>left-handed</b>?').waitFor()
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, look.width)

      await admin.goto('/dashboard/message-templates', { waitUntil: 'networkidle' })
      const draft = admin.getByRole('form', { name: 'New template' })
      const name = `Handed ${number}`
      await draft.getByLabel('Name').fill(name)
      await draft.getByLabel('Text').fill('Dear {name},\n\norder {order} is right-handed.')
      await draft.getByRole('button', { name: 'Save' }).click()
      await admin.getByRole('form', { name: `Template ${name}` }).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)

      await admin.goto('/dashboard', { waitUntil: 'networkidle' })
      const desk = admin.getByRole('region', { name: 'What waits' })
      await desk.getByRole('link', { name: /Messages to answer/ }).click()
      await admin.getByLabel('Words, name, address, order number').fill(`left-handed ${number}`)
      await admin.getByLabel('Words, name, address, order number').press('Enter')
      await admin.waitForURL(/q=left-handed/)
      await admin.getByText('1 message', { exact: true }).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)
      await admin.getByRole('link', { name: userName }).click()
      await admin.getByRole('link', { name: `Order ${number}` }).waitFor()
      await admin.getByRole('button', { name: 'Take it' }).click()
      await seeToast(admin, 'Taken by admin@example.com')
      const note = admin.getByRole('form', { name: 'Add a note' })
      await note.getByLabel('New note').fill('Asks often')
      await note.getByRole('button', { name: 'Add note' }).click()
      const written = admin.getByRole('list', { name: 'What was written' })
      await written.getByText('Asks often').waitFor()

      const answer = admin.getByRole('form', { name: 'Answer' })
      await answer.getByLabel('Template').selectOption(name)
      expect(await answer.getByRole('textbox').inputValue()).toBe(
        `Dear ${userName},\n\norder ${number} is right-handed.`,
      )
      await answer.getByRole('button', { name: 'Send answer' }).click()
      await written.getByText(`order ${number} is right-handed.`).waitFor()
      await admin.getByText('Answered', { exact: true }).waitFor()
      await expectAccessibleInBothThemes(admin)
      await expectToFit(admin, look.width)

      const link = await findMailedLink(userEmail, 'message-answer')
      expect(new URL(link).pathname).toBe('/message')
      await page.goto(link, { waitUntil: 'networkidle' })
      const conversation = page.getByRole('list', { name: 'Conversation' })
      await conversation.getByText('is right-handed').waitFor()
      expect(await conversation.getByText('Asks often').count()).toBe(0)
      const reply = page.getByRole('form', { name: 'Answer' })
      await reply.getByLabel('Your message').fill('A pity')
      await reply.getByRole('button', { name: 'Send message' }).click()
      await conversation.getByText('A pity').waitFor()
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, look.width)

      await page.goto('/dashboard/conversations', { waitUntil: 'networkidle' })
      await page
        .getByRole('article', { name: `About order ${number}` })
        .getByText('A pity')
        .waitFor()
      await expectAccessibleInBothThemes(page)
      await expectToFit(page, look.width)

      await admin.reload({ waitUntil: 'networkidle' })
      await written.getByText('A pity').waitFor()
      await admin.getByRole('button', { name: 'Close' }).click()
      await admin.getByRole('button', { name: 'Reopen' }).waitFor()
      await admin.goto(`/dashboard/messages?state=closed&q=${number}`, { waitUntil: 'networkidle' })
      await admin.getByText('1 message', { exact: true }).waitFor()
    }),
)
