import { type FormEvent, useState } from 'react'
import type { z } from 'zod'
import type { familyChange } from '#contract/catalog/families.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { Field, Options, SelectField, TextAreaField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { useFamily } from '../../product/facts/use-family.ts'
import { KIND_HINT, useKinds } from './use-kinds.ts'

/** Edits what is said of a product's family, and which size stands for it in lists. */
export function FamilyForm({ product, id }: { product: ManagedProduct; id: string }) {
  const { family, edit } = useEditedFamily(id)
  const [typed, setTyped] = useState<{ name?: string; summary?: string; kind?: string }>({})
  const { isBusy, isOff, act } = useAction()
  const name = typed.name ?? family?.name ?? ''
  const summary = typed.summary ?? family?.summary ?? ''
  const kind = typed.kind ?? family?.kind ?? ''
  const kinds = useKinds(family?.category)

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault()
    const isSaved = await act(
      () => edit({ name, summary, ...(typed.kind !== undefined && { kind: kind || null }) }),
      { success: 'Family saved' },
    )
    if (isSaved) setTyped({})
  }

  return (
    <form
      noValidate
      aria-label="Edit the family"
      onSubmit={event => void save(event)}
      className="sheet grid gap-5 p-5 sm:p-6"
    >
      <Field
        label="Family name"
        value={name}
        maxLength={120}
        disabled={!family}
        onChange={event => setTyped({ ...typed, name: event.target.value })}
        required
      />
      <TextAreaField
        label="What the family is"
        value={summary}
        rows={3}
        maxLength={1000}
        disabled={!family}
        onChange={event => setTyped({ ...typed, summary: event.target.value })}
      />
      <SelectField
        label="Kind"
        hint={KIND_HINT}
        value={kind}
        disabled={!family}
        onChange={event => setTyped({ ...typed, kind: event.target.value })}
      >
        {/* What it is stays chosen until the names are here. */}
        <Options of={{ '': 'None', ...(kind && { [kind]: kind }), ...kinds }} />
      </SelectField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} isReady={family !== undefined && name.trim() !== ''}>
          Save family
        </SubmitButton>
        {family && family.leading !== product._id && (
          <button
            type="button"
            disabled={isOff || product.archived}
            onClick={() =>
              void act(() => edit({ leading: product._id }), { success: 'Lists now show this size' })
            }
            className="btn btn-outline"
          >
            Let this size stand for the family
          </button>
        )}
      </div>
    </form>
  )
}

/** A family as it was last read, with its edit, which is rejected if somebody else was faster (412). */
function useEditedFamily(id: string) {
  const [seen, reread] = useFamily(id)

  async function edit(json: z.input<typeof familyChange>): Promise<void> {
    const header = { 'if-match': seen?.etag ?? '' }
    try {
      await answerOf(calls.family[':id'].$patch({ param: { id }, header, json }))
    } finally {
      await reread()
    }
  }

  return { family: seen?.family, edit }
}
