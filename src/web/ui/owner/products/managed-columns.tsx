import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { categoryNames } from '#contract/catalog/category-names.ts'
import {
  dispatchFacts,
  type FactName,
  makeFacts,
  namesOf,
  plainFacts,
  sizeFacts,
  warehouseFacts,
} from '#contract/catalog/plain-facts.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { createKeptList } from '../../base/browser/kept-list.ts'
import { formatCount } from '../../base/figures/format.ts'
import type { Column } from '../../base/list/ListTable.tsx'
import type { Selection } from '../../base/list/use-selection.ts'
import { ProductPicture } from '../../product/facts/ProductPicture.tsx'
import { showFact } from '../../product/facts/word-facts.ts'
import { EditableFigure } from './EditableFigure.tsx'
import { StateLabel } from './StateLabel.tsx'

const CELL = 'block py-1.5 @4xl:py-2 @4xl:align-middle'

/** What can be chosen of the product list's columns, in their order, and what is shown until somebody has chosen. */
export const choosable = {
  names: [
    'sku',
    'category',
    ...namesOf(makeFacts),
    'family',
    ...namesOf(sizeFacts),
    ...namesOf(dispatchFacts),
    ...namesOf(warehouseFacts),
    'price',
    'min',
    'available',
    'state',
  ],
  usual: ['sku', 'category', 'price', 'min', 'available', 'state'],
} as const
/** The browser keeps the choice. */
export const chosenColumns = createKeptList('product-columns')
type ColumnName = (typeof choosable.names)[number]

/** Prices and minimums can be edited in the list. */
export const managedColumns: Readonly<Record<ColumnName, Column<ManagedProduct>>> = {
  sku: figure('SKU', ({ sku }) => <Words of={sku} />),
  category: figure('Category', ({ category }) => categoryNames[category]),
  ...factColumns(namesOf(plainFacts)),
  family: figure('Family', ({ variants }) => <Words of={variants?.name ?? null} />),
  price: figure('Price', product => <EditableFigure product={product} figure="price" />),
  min: figure('Minimum', product => <EditableFigure product={product} figure="min" />),
  available: figure('Available', ({ available, reserved }) => (
    <>
      {formatCount(available)}
      {reserved > 0 && (
        <span className="block text-sm whitespace-nowrap text-muted">{formatCount(reserved)} reserved</span>
      )}
    </>
  )),
  state: figure('State', ({ state }) => <StateLabel state={state} />),
}

export const nameColumn: Column<ManagedProduct> = {
  label: 'Product',
  show: ({ _id: id, name, img }) => (
    <div className="flex items-center gap-3">
      <ProductPicture src={img} alt="" sizes="4rem" className="w-14! shrink-0 rounded-box" />
      <Link to="/dashboard/products/$id" params={{ id }} className="text-link font-semibold wrap-anywhere">
        {name}
      </Link>
    </div>
  ),
  className: CELL,
}

export const selectColumn = ({ isSelected, toggle }: Selection): Column<ManagedProduct> => ({
  label: 'Select',
  show: ({ _id: id, name }) => (
    <input
      type="checkbox"
      aria-label={`Select ${name}`}
      className="checkbox block"
      checked={isSelected(id)}
      onChange={() => toggle(id)}
    />
  ),
  className: `${CELL} float-right @4xl:float-none`,
})

function factColumns<Name extends FactName>(
  names: readonly Name[],
): { readonly [Each in Name]: Column<ManagedProduct> }
function factColumns(names: readonly FactName[]): object {
  return Object.fromEntries(
    names.map(name => [
      name,
      figure(plainFacts[name].label, product => <Words of={showFact(name, product[name])} />),
    ]),
  )
}

/** One figure: under its column, or beside its label if there are no columns. */
function figure(label: string, show: (product: ManagedProduct) => ReactNode): Column<ManagedProduct> {
  return {
    label,
    show: product => (
      <>
        <span aria-hidden="true" className="text-muted @4xl:hidden">
          {label}
        </span>
        <div className="text-right @4xl:text-left">{show(product)}</div>
      </>
    ),
    className: 'relative flex items-center justify-between gap-4 border-t border-line py-1.5 @4xl:py-2',
  }
}

function Words({ of }: { of: string | null }) {
  return <span className="wrap-anywhere">{of ?? <span className="text-muted">None</span>}</span>
}
