import { Link } from '@tanstack/react-router'
import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { formatCount } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'

const columns: readonly Column<OpenDeclaration>[] = [
  {
    label: 'Family',
    show: ({ family, name }) =>
      family === null ? (
        <span className="wrap-anywhere">{name}</span>
      ) : (
        <Link to="/dashboard/products" search={{ family }} className="link wrap-anywhere">
          {name}
        </Link>
      ),
  },
  { label: 'Products', show: ({ products }) => formatCount(products) },
  { label: 'Why', show: ({ why }) => <span className="wrap-anywhere">{why || '–'}</span> },
]

/** What a person is still to confirm of each family, with the way to its products. */
export function OpenDeclarationTable({ open }: { open: readonly OpenDeclaration[] }) {
  return (
    <ListTable
      caption="To be confirmed"
      columns={columns}
      rows={open}
      keyOf={({ subject, family, name, why }) => `${subject} ${family} ${name} ${why}`}
    />
  )
}
