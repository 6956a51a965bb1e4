import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { createEmailJsMail } from '#adapters/mail/emailjs.ts'
import { listen } from '../support/listen.ts'
import { attachment, outgoing } from '../support/outgoing-mail.ts'

test('EmailJS sends the ids and the fields of the form under their names', async () => {
  const bodies: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    bodies.push({
      method: request.method,
      url: request.url,
      ...JSON.parse(Buffer.concat(chunks).toString()),
    })
    response.end('OK')
  })
  const endpoint = `http://127.0.0.1:${await listen(server)}/api/v1.0/email/send`
  const emailJs = createEmailJsMail({ serviceId: 's', templateId: 't', userId: 'u', endpoint })
  await emailJs.send(outgoing)
  expect(bodies).toEqual([
    {
      method: 'POST',
      url: '/api/v1.0/email/send',
      service_id: 's',
      template_id: 't',
      user_id: 'u',
      template_params: {
        to_email: 'office@example.com',
        reply_to: 'ada@example.com',
        subject: 'Hello',
        message: 'World',
        message_id: 'mail-1',
        request_id: 'the-request',
        first: 'Ada',
      },
    },
  ])
  server.close()
})

test('EmailJS sends links instead of attachments', async () => {
  const messages: unknown[] = []
  const server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    messages.push(JSON.parse(Buffer.concat(chunks).toString()).template_params.message)
    response.end('OK')
  })
  const endpoint = `http://127.0.0.1:${await listen(server)}/`
  const emailJs = createEmailJsMail({ serviceId: 's', templateId: 't', userId: 'u', endpoint })
  await emailJs.send({ ...outgoing, fields: { order: '1' }, attachments: [attachment] })
  expect(messages).toEqual(['World\n\ninvoice-7.pdf: https://shop.example.com/order/1/invoice\n'])
  server.close()
})

test('EmailJS: why it refuses is passed on, and that it does not respond is reported', async () => {
  const server = createServer((_, response) => {
    response.writeHead(429).end('Too many requests')
  })
  const endpoint = `http://127.0.0.1:${await listen(server)}/`
  const emailJs = createEmailJsMail({ serviceId: 's', templateId: 't', userId: 'u', endpoint })
  await expect(emailJs.send(outgoing)).rejects.toThrow('EmailJS 429: Too many requests')
  await new Promise(resolve => server.close(resolve))
  await expect(emailJs.send(outgoing)).rejects.toThrow('EmailJS is not responding')
})
