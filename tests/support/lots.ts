import { z } from 'zod'
import { type Lot, lot } from '#contract/lots/lots.ts'
import type { Call, MakeCall } from './call.ts'
import { type Caller, readAnswer } from './caller.ts'

/** The smallest file that begins and ends as a PDF does; `words` tell one from another. */
export const drawCertificate = (words = '3.1') =>
  Buffer.from(`%PDF-1.4\n% ${words}\n1 0 obj\n<< >>\nendobj\ntrailer\n<< >>\nstartxref\n9\n%%EOF\n`)

/** Receives pieces of a lot of a product. */
export const receiveLot = (who: Caller, product: { _id: string }, number: string, quantity: number) =>
  who.send('POST', `/product/${product._id}/movements`, { reason: 'received', quantity, lot: number })

/** Adds a certificate to a lot. */
export async function addCertificate(who: Caller, lotId: string, file: Uint8Array = drawCertificate()) {
  const form = new FormData()
  form.set('certificate', new File([Buffer.from(file)], '../EN 10204.pdf', { type: 'application/pdf' }))
  return readAnswer(await who.fetch(`/lot/${lotId}/certificate`, { method: 'POST', body: form }))
}

/** The lots that an answer lists, the latest first. */
export async function listLots(who: Caller, query = ''): Promise<Lot[]> {
  return z.array(lot).parse((await who.send('GET', `/lot${query}`)).body)
}

/** Receives a lot with a certificate, and returns its id. */
export async function prepareLot(who: Caller, product: { _id: string }): Promise<string> {
  await receiveLot(who, product, 'L-1', 20)
  const [found] = await listLots(who, `?product=${product._id}`)
  const id = found?._id ?? ''
  await addCertificate(who, id)
  return id
}

/** The calls about a lot of which an order has pieces. */
export const listLotCalls = (call: MakeCall, { lot: id, order }: { lot: string; order: string }): Call[] => [
  call('GET', '/lot'),
  call('GET', '/lot/{id}', { id }),
  call('GET', '/lot/{id}/recipients', { id }),
  call('GET', '/lot/{id}/recipients.csv', { id }),
  call('POST', '/lot/{id}/certificate', { id }),
  call('GET', '/lot/{id}/certificate', { id }),
  call('GET', '/order/{id}/lots/{lot}/certificate', { id: order, lot: id }),
  call('GET', '/order/{id}/lines/{line}/declaration-2.1', { id: order, line: '0' }),
]

/** As in the table of all rights. */
export const lotRights: Record<string, [number, number, number, number, number]> = {
  'GET /lot': [401, 403, 403, 200, 401],
  'GET /lot/{id}': [401, 403, 403, 200, 401],
  'GET /lot/{id}/recipients': [401, 403, 403, 200, 401],
  'GET /lot/{id}/recipients.csv': [401, 403, 403, 200, 401],
  // 422 for those with the right: the file is missing.
  'POST /lot/{id}/certificate': [401, 403, 403, 422, 401],
  'GET /lot/{id}/certificate': [401, 403, 403, 200, 401],
  'GET /order/{id}/lots/{lot}/certificate': [401, 200, 404, 200, 401],
  'GET /order/{id}/lines/{line}/declaration-2.1': [401, 200, 404, 200, 401],
}

export const lotCallsOfStaff = {
  'GET /lot': ['sales', 'warehouse'],
  'GET /lot/{id}': ['sales', 'warehouse'],
  'GET /lot/{id}/recipients': ['sales', 'warehouse'],
  'GET /lot/{id}/recipients.csv': ['sales', 'warehouse'],
  'POST /lot/{id}/certificate': ['warehouse'],
  'GET /lot/{id}/certificate': ['sales', 'warehouse'],
  'GET /order/{id}/lots/{lot}/certificate': ['sales', 'warehouse', 'bookkeeper'],
  'GET /order/{id}/lines/{line}/declaration-2.1': ['sales', 'warehouse', 'bookkeeper'],
} as const
