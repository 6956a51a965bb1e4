import { type FocusEvent, type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { useRights } from '../../../rights.ts'
import { Field } from '../../base/forms/Field.tsx'
import { describeFact, labelFact } from './fact-words.ts'
import { type Figure, useFigureEdit } from './use-figure-edit.ts'

const labels = { price: 'Price in euros', min: 'Minimum order in pieces' } as const

interface EditableFigureProps {
  product: ManagedProduct
  figure: Figure
}

/** A figure of a product that becomes a form when clicked, for those who may edit it. The form overlays the row, which does not move. */
export function EditableFigure(props: EditableFigureProps) {
  const { product, figure } = props
  return useRights()('manageProducts') ? <FigureEditor {...props} /> : describeFact(figure, product[figure])
}

function FigureEditor({ product, figure }: EditableFigureProps) {
  const button = useRef<HTMLButtonElement>(null)
  const edit = useFigureEdit(product, figure)
  const value = describeFact(figure, product[figure])

  function giveUp(): void {
    flushSync(edit.close)
    button.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!edit.isBusy && (await edit.save())) requestAnimationFrame(() => button.current?.focus())
  }

  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>): void {
    const isInside = relatedTarget instanceof Node && currentTarget.form?.contains(relatedTarget)
    if (!isInside && edit.isUnchanged && !edit.isBusy) edit.close()
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={`${labelFact(figure)} of ${product.name}: ${value}. Change`}
        onClick={edit.open}
        className="-mx-1.5 cursor-pointer rounded-field px-1.5 py-1 font-semibold underline decoration-field-line decoration-dotted underline-offset-4 hover:bg-base-200 hover:decoration-solid"
      >
        {value}
      </button>
      {edit.typed !== undefined && (
        <form
          noValidate
          aria-label={`${labelFact(figure)} of ${product.name}`}
          onSubmit={event => void submit(event)}
          className="sheet absolute top-0 right-0 z-10 grid w-60 max-w-full gap-3 border-field-line p-3 text-left text-base shadow-lg @4xl:right-auto @4xl:left-0 @4xl:max-w-none"
        >
          <Field
            label={labels[figure]}
            hint="Enter saves, Escape cancels."
            error={edit.message}
            inputMode={figure === 'price' ? 'decimal' : 'numeric'}
            value={edit.typed}
            readOnly={edit.isBusy}
            ref={focusFirst}
            onBlur={closeWhenLeft}
            onKeyDown={({ key }) => {
              if (key === 'Escape') giveUp()
            }}
            onChange={({ currentTarget }) => edit.type(currentTarget.value)}
          />
          <div className="flex gap-2">
            <button type="submit" className="btn btn-secondary btn-sm">
              Save
            </button>
            <button type="button" className="btn btn-outline btn-sm" onClick={giveUp}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </>
  )
}

/** Moves the focus to the field, which appears only on request. */
function focusFirst(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
