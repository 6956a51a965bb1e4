import type { Product } from '#contract/catalog/catalog.ts'
import { notify } from '../base/actions/toast.tsx'
import { formatPieces } from '../product/offer/pieces.ts'
import { changeBasket } from './basket-store.ts'

/** Puts pieces of a product into the basket, and says whether that worked; trying again does not put them in twice. */
export async function addToBasket(
  { _id: product, name }: Pick<Product, '_id' | 'name'>,
  quantity: number,
  id: string,
): Promise<void> {
  async function add(): Promise<void> {
    try {
      await changeBasket({ act: 'add', lines: [{ product, quantity }] }, id)
      notify.success(`Added ${formatPieces(quantity)} of ${name} to your basket.`, {
        href: '/basket',
        label: 'View basket',
      })
    } catch (error) {
      notify.failure(error, { retry: () => void add() })
    }
  }
  await add()
}
