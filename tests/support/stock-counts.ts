import { inserted } from '#contract/common.ts'
import type { Call, MakeCall } from './call.ts'
import type { Caller } from './caller.ts'
import type { TestShop } from './shop.ts'

/** Makes a list of what lies at places that begin so, and returns its id. */
export async function addStockCount(who: Pick<Caller, 'send'>, place: string): Promise<string> {
  return inserted.parse((await who.send('POST', '/stock-count', { place })).body).insertedId
}

/** Says where a product lies. */
export const putOnShelf = (who: Pick<Caller, 'send'>, { _id }: { _id: string }, shelfPlace: string) =>
  who.send('PATCH', `/product/${_id}`, { shelfPlace }, { 'if-match': '*' })

/** What the calls about counting need. */
export async function prepareStockCount({ admin, addProduct }: TestShop) {
  const product = await addProduct()
  await putOnShelf(admin, product, 'RIGHTS-1')
  return { count: await addStockCount(admin, 'RIGHTS'), product: product._id }
}

export function listStockCountCalls(
  call: MakeCall,
  { count: id, product }: Awaited<ReturnType<typeof prepareStockCount>>,
): Call[] {
  return [
    call('GET', '/stock-count'),
    call('POST', '/stock-count', {}, { place: 'RIGHTS' }),
    call('GET', '/stock-count/{id}', { id }),
    call('GET', '/stock-count/{id}/pdf', { id }),
    call('POST', '/stock-count/{id}/entries', { id }, { lines: [{ product, counted: 5 }] }),
  ]
}

type Answers = [visitor: number, owner: number, other: number, admin: number, removed: number]
const READ: Answers = [401, 403, 403, 200, 401]

/** As in the table of all rights. */
export const stockCountRights: Readonly<Record<string, Answers>> = {
  'GET /stock-count': READ,
  'POST /stock-count': [401, 403, 403, 201, 401],
  'GET /stock-count/{id}': READ,
  'GET /stock-count/{id}/pdf': READ,
  'POST /stock-count/{id}/entries': READ,
}
