import type { OpenDeclaration } from '#contract/catalog/declarations.ts'
import { formatCount } from '../../base/figures/format.ts'
import { type Column, ListTable } from '../../base/list/ListTable.tsx'
import { Confirm } from './Confirm.tsx'
import { ConfirmedOf } from './ConfirmedOf.tsx'
import { showStatement } from './show-statement.ts'

const columns: readonly Column<OpenDeclaration>[] = [
  { label: 'Family', show: ConfirmedOf },
  { label: 'Products', show: ({ products }) => formatCount(products) },
  {
    label: 'Proposed',
    show: ({ subject, proposed, why }) => (
      <>
        {proposed && <strong className="block font-semibold">{showStatement(subject, proposed)}</strong>}
        <span className="wrap-anywhere">{why || (proposed ? '' : '–')}</span>
      </>
    ),
  },
  { label: 'Confirm', show: open => <Confirm open={open} /> },
]

/** What a person is still to confirm of each family, what the shop proposes, and how it is confirmed. */
export function OpenDeclarationTable({ open }: { open: readonly OpenDeclaration[] }) {
  return <ListTable caption="To be confirmed" columns={columns} rows={open} keyOf={keyOf} />
}

const keyOf = ({ subject, family, product, why, proposed }: OpenDeclaration) =>
  [subject, family, product, why, proposed].join(' ')
