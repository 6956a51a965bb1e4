import type { BasketLine } from '#contract/basket/basket.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { Price } from '../../base/figures/Price.tsx'
import { QuantityField } from '../../basket/QuantityField.tsx'
import { RemoveButton } from '../../basket/RemoveButton.tsx'
import { useBasketAction } from '../../basket/use-basket-action.ts'
import { ProductLink } from '../../product/facts/ProductLink.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { LineNotes } from './LineNotes.tsx'

const CELL = 'align-top max-md:block md:border-t md:border-line md:px-3 md:py-4'

/** A line of the basket: what it is, how many, what they cost, and what can be done with it. On a narrow screen a block. */
export function BasketRow({
  line,
  net,
}: {
  line: BasketLine
  /** Its share of the net total, in euros; undefined if it is not counted in there. */
  net: number | undefined
}) {
  const { product, sku, category, family, name, size, img, unitPrice, usualPrice, total, saved } = line
  return (
    <tr className="max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-4 max-md:gap-y-3 max-md:border-t max-md:border-line max-md:p-4">
      <th scope="row" className={`${CELL} text-left font-normal max-md:col-span-2`}>
        <div className="grid grid-cols-[3.5rem_1fr] gap-x-4 print:block">
          <ProductPicture
            src={img}
            alt=""
            sizes="56px"
            className="aspect-square! rounded-field border border-line print:hidden"
          />
          <div className="grid min-w-0 content-start gap-1.5">
            <div>
              <ProductLink
                product={{ _id: product, sku, category, family }}
                className="font-semibold wrap-anywhere hover:underline"
              >
                {name}
              </ProductLink>
              <p className="text-sm text-muted">{[size, sku].filter(Boolean).join(' · ')}</p>
            </div>
            <LineNotes line={line} />
          </div>
        </div>
      </th>
      <td className={`${CELL} max-md:row-span-2`}>
        <QuantityField line={line} />
      </td>
      <td className={`${CELL} text-right text-[0.9375rem] whitespace-nowrap md:pt-5!`}>
        <Price euros={unitPrice} />
        <span className="text-sm text-muted md:sr-only"> each</span>
        {unitPrice < usualPrice && (
          <span className="block text-sm text-muted">
            usually <Price euros={usualPrice} />
          </span>
        )}
      </td>
      <td className={`${CELL} text-right font-semibold whitespace-nowrap md:pt-5!`}>
        <Amount euros={total} net={net} />
      </td>
      <td className={`${CELL} max-md:col-span-2 print:hidden`}>
        <div className="flex justify-end gap-1">
          <SaveButton line={line} label={saved ? 'Move to basket' : 'Save for later'} />
          <RemoveButton line={line} />
        </div>
      </td>
    </tr>
  )
}

function SaveButton({ line: { product, name, saved }, label }: { line: BasketLine; label: string }) {
  const { isOff, change } = useBasketAction()
  return (
    <button
      type="button"
      disabled={isOff}
      aria-label={`${label}: ${name}`}
      onClick={() => void change({ act: 'set', product, to: { saved: !saved } })}
      className="btn btn-ghost btn-sm whitespace-nowrap"
    >
      {label}
    </button>
  )
}
