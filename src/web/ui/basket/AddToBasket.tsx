import { type MouseEvent, useRef } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import { notify } from '../base/actions/toast.tsx'
import { newKey } from '../base/browser/new-key.ts'
import { dropChange, keepChange } from './kept-changes.ts'
import { peekBasket } from './shown-basket.ts'

/** Puts pieces of a product into the basket and says so; the page stays. It needs JavaScript, and is hidden without. */
export function AddToBasket({
  product,
  getQuantity,
  className = 'btn btn-outline',
  isShort = false,
}: {
  product: Pick<Product, '_id' | 'name'>
  /** The pieces to put in, when they are wanted; undefined if the form of the button says what is wrong with them. */
  getQuantity: (form: HTMLFormElement | null) => number | undefined
  className?: string
  /** Says less, where there is little room. */
  isShort?: boolean
}) {
  const isAdding = useRef(false)

  async function add({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): Promise<void> {
    const quantity = getQuantity(form)
    if (quantity === undefined || isAdding.current) return
    isAdding.current = true
    const id = newKey()
    keepChange(id, peekBasket().owner, { act: 'add', lines: [{ product: product._id, quantity }] })
    try {
      const { addToBasket } = await import('./add-to-basket.ts')
      await addToBasket(product, quantity, id)
    } catch (error) {
      dropChange(id)
      notify.failure(error)
    }
    isAdding.current = false
  }

  return (
    <button
      type="button"
      aria-label={`Add to basket: ${product.name}`}
      onClick={event => void add(event)}
      className={`[@media(scripting:none)]:hidden ${className}`}
    >
      {isShort ? 'Add' : 'Add to basket'}
    </button>
  )
}
