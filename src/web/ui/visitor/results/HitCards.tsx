import { CompareToggle } from '../compare/CompareToggle.tsx'
import type { ShownHit } from '../filters/shown-results.ts'
import { HitLink } from './HitLink.tsx'
import { familyOf } from './hit-target.ts'
import { CARD_GRID, CARD_LINK, CARD_ROWS, ProductCard } from './ProductCard.tsx'

/** As many pictures are in the first view. */
const FIRST_VIEW = 4

/** What was found, as cards. `withPurchase` adds the button that leads to the order. */
export function HitCards({
  hits,
  carried,
  withPurchase,
}: {
  hits: readonly ShownHit[]
  carried: Readonly<Record<string, string>>
  withPurchase: boolean
}) {
  return (
    <ul className={`${CARD_GRID} xl:grid-cols-3 2xl:grid-cols-4`}>
      {hits.map((hit, index) => {
        // A button books one size.
        const family = withPurchase ? null : familyOf(hit)
        return (
          <li key={hit.product._id} className={`relative ${CARD_ROWS}`}>
            <ProductCard
              product={hit.product}
              title={
                <HitLink hit={hit} family={family} carried={carried} className={CARD_LINK}>
                  {family?.name ?? hit.product.name}
                </HitLink>
              }
              note={hit.isSize ? 'Exactly this' : undefined}
              family={family && { ...hit, name: family.name, count: family.count }}
              isFirst={index < FIRST_VIEW}
              withPurchase={withPurchase}
            />
            {!family && <CompareToggle product={hit.product} className="btn absolute top-2 right-2 btn-sm" />}
          </li>
        )
      })}
    </ul>
  )
}
