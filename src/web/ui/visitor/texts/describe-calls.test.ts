import { expect, test } from 'vitest'
import { describeCalls } from './describe-calls.ts'

const info = { title: 'A shop', version: '1' }

test('groups calls by tag and names inputs from the address and from the body', () => {
  const groups = describeCalls({
    info,
    paths: {
      '/part/{id}': {
        put: {
          tags: ['Parts'],
          summary: 'Change a part',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: {
              'application/json': {
                schema: {
                  properties: { price: { anyOf: [{ type: 'number' }, { type: 'string' }] } },
                  required: ['price'],
                },
              },
            },
          },
          responses: {
            200: {
              description: 'The part',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Part' } } },
            },
            401: {
              description: 'Not `signed in`',
              content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
            },
            403: { description: 'No right' },
          },
        },
      },
    },
  })
  expect(groups).toEqual([
    {
      tag: 'Parts',
      calls: [
        {
          method: 'PUT',
          path: '/part/{id}',
          summary: 'Change a part',
          who: 'Signed in, with permission',
          inputs: [
            { name: 'id', place: 'path', type: 'string', isRequired: true },
            { name: 'price', place: 'body', type: 'number or string', isRequired: true },
          ],
          answers: [
            { status: '200', text: 'The part', type: 'Part' },
            { status: '401', text: 'Not signed in', type: '' },
            { status: '403', text: 'No right', type: '' },
          ],
        },
      ],
    },
  ])
})

test('a call that never answers 401 is open to anyone', () => {
  const paths = { '/part': { get: { responses: { 200: { description: 'Parts' } } } } }
  expect(describeCalls({ info, paths })[0]?.calls[0]?.who).toBe('Anyone')
})
