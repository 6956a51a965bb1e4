import { partPath } from '#contract/catalog/addresses.ts'
import type { PartInShort } from '#contract/catalog/fits.ts'
import { Price, PriceBasis } from '../../base/figures/Price.tsx'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { describeStock } from '../../product/offer/quantities.ts'

interface ProductEntry {
  readonly role: string
  readonly why: string
  /** Null for a size that is only said. */
  readonly product: PartInShort | null
}

/** Products beside the one that a page is about, a line each: what it is to it and why, its price and its stock. */
export function ProductList({
  entries,
  hasFigures = true,
}: {
  entries: readonly ProductEntry[]
  /** False: prices and stock are not known yet; their place is kept. */
  hasFigures?: boolean
}) {
  return (
    <>
      <p className="mb-2 text-sm text-muted">
        Prices <PriceBasis />
      </p>
      <ul>
        {entries.map(entry => (
          <ProductLine
            key={`${entry.role} ${entry.why} ${entry.product?._id}`}
            {...entry}
            hasFigures={hasFigures}
          />
        ))}
      </ul>
    </>
  )
}

function ProductLine({ role, why, product, hasFigures }: ProductEntry & { hasFigures: boolean }) {
  if (!product)
    return (
      <li className="border-t border-line py-2.5 pl-16">
        <p className="text-sm font-semibold text-muted">{role}</p>
        <p className="font-semibold wrap-anywhere">{why}</p>
      </li>
    )
  return (
    <li className="grid grid-cols-[3rem_1fr] items-center gap-x-4 border-t border-line py-2.5 sm:grid-cols-[3rem_1fr_auto]">
      <ProductPicture src={product.image} alt="" sizes="3rem" className="size-12" />
      <div className="min-w-0">
        <p className="text-sm text-muted wrap-anywhere">
          <span className="font-semibold">{role}</span> · {why}
        </p>
        <a href={partPath(product)} className="link font-semibold wrap-anywhere">
          {product.name}
        </a>
      </div>
      {hasFigures ? <Terms product={product} /> : <span className="col-start-2 h-5 sm:col-start-3 sm:h-10" />}
    </li>
  )
}

function Terms({ product }: { product: PartInShort }) {
  return (
    <p className="col-start-2 h-5 text-sm whitespace-nowrap sm:col-start-3 sm:h-10 sm:text-right">
      <span className="font-semibold">
        <Price euros={product.price} />
      </span>
      <span className="text-muted sm:block">
        <span className="sm:hidden"> · </span>
        {describeStock(product)}
      </span>
    </p>
  )
}
