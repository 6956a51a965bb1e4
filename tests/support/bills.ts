import type { Call, MakeCall } from './call.ts'

/** The calls of bills of materials, and of the files of their parts: of lines of a product, and of a list. */
export const listBillCalls = (
  call: MakeCall,
  { product, list: id }: { product: string; list: string },
): Call[] => {
  const asked = { lines: [{ product, quantity: 1 }] }
  return [
    call('GET', '/basket/bom'),
    call('POST', '/basket/bom', {}, asked),
    call('GET', '/shopping-list/{id}/bom', { id }),
    call('GET', '/basket/files.zip'),
    call('POST', '/basket/files.zip', {}, asked),
    call('GET', '/shopping-list/{id}/files.zip', { id }),
  ]
}

/** What the calls of bills of materials, and of the files of their parts, answer, as in the table of all rights. */
export const billRights: Record<string, [number, number, number, number, number]> = {
  'GET /basket/bom': [401, 200, 200, 200, 401],
  'POST /basket/bom': [200, 200, 200, 200, 200],
  'GET /shopping-list/{id}/bom': [401, 200, 404, 404, 401],
  'GET /basket/files.zip': [401, 200, 200, 200, 401],
  'POST /basket/files.zip': [200, 200, 200, 200, 200],
  'GET /shopping-list/{id}/files.zip': [401, 200, 404, 404, 401],
}
