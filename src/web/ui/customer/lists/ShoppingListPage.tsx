import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShoppingList } from '#contract/shopping-lists/shopping-lists.ts'
import { answerOf, calls } from '../../../client.ts'
import { ConfirmDialog } from '../../base/actions/ConfirmDialog.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { keepPage, useAction } from '../../base/actions/use-action.ts'
import { Amount } from '../../base/figures/Amount.tsx'
import { useNetLines } from '../../base/figures/net-lines.ts'
import { PriceBasis } from '../../base/figures/Price.tsx'
import { useIdempotencyKey } from '../../base/forms/use-idempotency-key.ts'
import { SheetTable } from '../../base/list/SheetTable.tsx'
import { PageHeading } from '../../base/page/PageHeading.tsx'
import { BillLinks, FilesLink } from '../../basket/BillOfMaterials.tsx'
import { changeBasket } from '../../basket/basket-store.ts'
import { describeWeight } from '../../product/facts/format-weight.ts'
import { quantitiesOf } from './list-quantities.ts'
import { RenameList } from './RenameList.tsx'
import { ShoppingListRow } from './ShoppingListRow.tsx'

/** A list: what is usually ordered, changed for this once if need be, and all of it into the basket. */
export function ShoppingListPage({ list }: { list: ShoppingList }) {
  const { _id, name, lines } = list
  const { isOff, act } = useAction({ refresh: keepPage })
  const once = useIdempotencyKey()
  /** Quantities for this once, as typed, by product. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const { additions, totals, total, weighed, left } = quantitiesOf(lines, typed)
  const nets = useNetLines(totals, total)
  const netByProduct = new Map(additions.map(({ product }, index) => [product, nets[index]]))

  async function addAll(): Promise<void> {
    await changeBasket({ act: 'add', lines: additions }, once.keyFor(additions))
    once.renew()
    setTyped({})
    notify.success('The list is in your basket.', { href: '/basket', label: 'View basket' })
  }

  return (
    <>
      <PageHeading
        title={name}
        lead={
          <Link to="/dashboard/lists" className="text-link">
            All lists
          </Link>
        }
        actions={
          <div className="flex flex-wrap gap-3">
            {lines.length > 0 && <BillLinks path={`/shopping-list/${_id}/bom`} />}
            {lines.length > 0 && <FilesLink path={`/shopping-list/${_id}`} count={lines.length} />}
            <RenameList id={_id} name={name} />
            <DeleteList id={_id} name={name} />
          </div>
        }
      />
      {lines.length === 0 ? (
        <p className="max-w-prose">
          Nothing is on this list yet. Open a part in{' '}
          <Link to="/parts" className="text-link">
            the catalogue
          </Link>{' '}
          and choose &apos;Add to a list&apos;.
        </p>
      ) : (
        <>
          <SheetTable
            caption={
              <>
                Parts on the list, with prices <PriceBasis />
              </>
            }
            columns={['Part', 'Quantity', 'Total', 'Actions']}
            columnsFrom="48rem"
          >
            {lines.map(line => (
              <ShoppingListRow
                key={line.product}
                listId={_id}
                line={line}
                net={netByProduct.get(line.product)}
                typed={typed[line.product]}
                onType={quantity => setTyped(before => ({ ...before, [line.product]: quantity }))}
              />
            ))}
          </SheetTable>
          <div className="sheet mt-4 flex flex-wrap items-center justify-between gap-4 p-4">
            <output>
              Goods, <PriceBasis />{' '}
              <strong>
                <Amount euros={total} />
              </strong>
              <span className="block text-sm text-muted">
                Weight {describeWeight(weighed) ?? 'not known'}
              </span>
              {left > 0 && (
                <span className="block text-sm text-error">
                  {left === 1 ? '1 part' : `${left} parts`} cannot be ordered now, or not in this quantity.
                </span>
              )}
            </output>
            <button
              type="button"
              disabled={isOff || additions.length === 0}
              // No retry in the toast: the quantities may have changed.
              onClick={() => void act(addAll, { canRetry: false })}
              className="btn btn-primary"
            >
              {left > 0 ? 'The rest to the basket' : 'All to the basket'}
            </button>
          </div>
        </>
      )}
    </>
  )
}

function DeleteList({ id, name }: { id: string; name: string }) {
  const navigate = useNavigate()
  const { isOff, act } = useAction({ refresh: () => navigate({ to: '/dashboard/lists' }) })
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <button
        type="button"
        disabled={isOff}
        onClick={() => setAsked(true)}
        className="btn btn-outline btn-error btn-sm"
      >
        Delete
      </button>
      {isAsked && (
        <ConfirmDialog
          title="Delete this list?"
          onClose={close}
          actions={
            <>
              <button
                type="button"
                className="btn btn-error"
                onClick={() => {
                  close()
                  void act(() => answerOf(calls['shopping-list'][':id'].$delete({ param: { id } })), {
                    success: 'The list is deleted',
                  })
                }}
              >
                Delete the list
              </button>
              <button type="button" className="btn btn-outline" onClick={close}>
                Keep it
              </button>
            </>
          }
        >
          {name} and its quantities are gone then. Your basket stays as it is.
        </ConfirmDialog>
      )}
    </>
  )
}
