import type { Call, MakeCall } from './call.ts'
import { type Caller, readAnswer } from './caller.ts'
import { drawPlain } from './images.ts'

/** Adds a photo to a return. */
export async function addPhoto(who: Caller, returnId: string, photo: Uint8Array, name = 'IMG_1.jpg') {
  const form = new FormData()
  form.set('photo', new File([Buffer.from(photo)], name, { type: 'image/jpeg' }))
  return readAnswer(await who.fetch(`/return/${returnId}/photos`, { method: 'POST', body: form }))
}

/** The calls about photos of a return, which has one. */
export async function listPhotoCalls(call: MakeCall, owner: Caller, id: string): Promise<Call[]> {
  const { body } = await addPhoto(owner, id, await drawPlain('jpeg'))
  const photo =
    typeof body === 'object' && body !== null && 'insertedId' in body ? String(body.insertedId) : ''
  return [
    call('POST', '/return/{id}/photos', { id }),
    call('GET', '/return/{id}/photos/{photo}', { id, photo }),
  ]
}

/** As in the table of all rights. 422 for those with the right: the file is missing. */
export const photoRights: Record<string, [number, number, number, number, number]> = {
  'POST /return/{id}/photos': [401, 422, 404, 422, 401],
  'GET /return/{id}/photos/{photo}': [401, 200, 404, 200, 401],
}

export const photoCallsOfStaff = {
  'POST /return/{id}/photos': ['sales', 'bookkeeper'],
  'GET /return/{id}/photos/{photo}': ['sales', 'bookkeeper'],
} as const
