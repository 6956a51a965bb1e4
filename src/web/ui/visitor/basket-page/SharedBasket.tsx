import { useHydrated, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Basket } from '#contract/basket/basket.ts'
import { answerOf, calls } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { newKey } from '../../base/browser/new-key.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { formatCount } from '../../base/figures/format.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { Container } from '../../base/page/Container.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { changeBasket } from '../../basket/basket-store.ts'
import { describeProblem } from '../../basket/describe-line.ts'
import { useNetBasket } from '../../basket/use-net-basket.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { readShared } from './shared-link.ts'

/** The lines that a link carries, at today's prices. They get into a basket only when asked. */
export function SharedBasket() {
  const hash = useLocation({ select: location => location.hash })
  const basket = useShared(hash)
  const isEmpty = useHydrated() && readShared(hash).length === 0
  const lead = isEmpty
    ? 'This link names no parts. Please check that it was copied as a whole.'
    : 'Somebody has passed these parts on to you, at today’s prices. Your own basket is not changed unless you add them.'
  return (
    <Container className="py-10 sm:py-14">
      <PageHeading title="A shared basket" lead={lead} />
      <noscript>
        <p>Showing a shared basket needs JavaScript.</p>
      </noscript>
      {basket && <SharedLines basket={basket} />}
    </Container>
  )
}

/** What the link names, as it is priced now; undefined until that is known. */
function useShared(hash: string): Basket | undefined {
  const [basket, setBasket] = useState<Basket>()
  useEffect(() => {
    const lines = readShared(hash)
    if (lines.length > 0)
      answerOf(calls.basket.preview.$post({ json: { lines } })).then(setBasket, (error: unknown) =>
        notify.failure(error),
      )
  }, [hash])
  return basket
}

function SharedLines({ basket: { lines, total, unknown } }: { basket: Basket }) {
  const { isOff, act } = useAction({ refresh: keepPage })
  const [key] = useState(newKey)
  const net = useNetBasket({ lines, total })
  const added = lines.map(({ product, quantity }) => ({ product, quantity }))
  return (
    <>
      {unknown.length > 0 && <p className="mb-4 wrap-anywhere">There is no part {unknown.join(', ')}.</p>}
      {lines.length > 0 && (
        <>
          <table className="sheet mb-6 w-full border-separate border-spacing-0 text-left">
            <caption className="sr-only">
              Shared lines, with prices <PriceBasis />
            </caption>
            <thead>
              <tr className="text-sm text-muted">
                <th scope="col" className="px-3 py-2.5 font-semibold">
                  Part
                </th>
                <th scope="col" className="px-3 py-2.5 text-right font-semibold">
                  Quantity
                </th>
                <th scope="col" className="px-3 py-2.5 text-right font-semibold">
                  Total
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map(line => (
                <tr key={line.product}>
                  <th scope="row" className="border-t border-line px-3 py-3 font-normal">
                    <ProductLink
                      product={{ ...line, _id: line.product }}
                      className="font-semibold wrap-anywhere hover:underline"
                    >
                      {line.name}
                    </ProductLink>
                    <span className="block text-sm text-muted">{line.sku}</span>
                    <span className="block text-sm font-semibold text-error empty:hidden">
                      {describeProblem(line)}
                    </span>
                  </th>
                  <td className="border-t border-line px-3 py-3 text-right">{formatCount(line.quantity)}</td>
                  <td className="border-t border-line px-3 py-3 text-right font-semibold">
                    <Amount euros={line.total} net={net.get(line.product)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <p>
              Goods, <PriceBasis />{' '}
              <strong>
                <Amount euros={total} />
              </strong>
            </p>
            <button
              type="button"
              disabled={isOff}
              onClick={() =>
                void act(() => changeBasket({ act: 'add', lines: added }, key)).then(
                  isAdded =>
                    isAdded &&
                    notify.success('Added to your basket.', { href: '/basket', label: 'View basket' }),
                )
              }
              className="btn btn-primary"
            >
              Add all to my basket
            </button>
          </div>
        </>
      )}
    </>
  )
}
