import { createRoute, z } from '@hono/zod-openapi'
import { entityId, inserted } from '#contract/common.ts'
import { type Note, newNote, note as shownNote } from '#contract/notes.ts'
import { addNote, readNotes } from '#domain/orders/notes.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify, readOnce } from '../base/guard.ts'
import { createRouter, json, jsonBody, problems } from '../base/openapi.ts'

const params = z.object({ id: entityId })

/** A note as colleagues read it. */
export function presentNote({ id, author, text, createdAt }: StoredNote): Note {
  return { _id: id, author, text, createdAt: createdAt.toISOString() }
}

interface StoredNote {
  readonly id: string
  readonly author: string
  readonly text: string
  readonly createdAt: Date
}

const listRoute = createRoute({
  method: 'get',
  path: '/order/{id}/notes',
  tags: ['Orders'],
  summary: 'List what colleagues have noted about an order, oldest first; its customer never sees it (staff)',
  middleware: [identify, admit(may.noteOnOrders)] as const,
  request: { params },
  responses: { 200: json(z.array(shownNote), 'The notes'), ...problems(401, 403, 404) },
})

const addRoute = createRoute({
  method: 'post',
  path: '/order/{id}/notes',
  tags: ['Orders'],
  summary: 'Note something about an order for colleagues (staff)',
  middleware: [identify, admit(may.noteOnOrders)] as const,
  request: { params, body: jsonBody(newNote) },
  responses: { 201: json(inserted, 'The id of the note'), ...problems(401, 403, 404, 422) },
})

export const orderNotes = createRouter()
  .openapi(listRoute, async c => {
    const notes = await readNotes(c.get('ctx'), c.req.valid('param').id)
    return c.json(notes.map(presentNote), 200)
  })
  .openapi(addRoute, async c => {
    const note = { orderId: c.req.valid('param').id, text: c.req.valid('json').text }
    const insertedId = await addNote(c.get('ctx'), note, readOnce(c, 'order-note', note))
    return c.json({ acknowledged: true as const, insertedId }, 201)
  })
