import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { z } from 'zod'
import { type ManagedProduct, productChange } from '#contract/catalog/products.ts'
import { CallError } from '../../../client.ts'
import { notify } from '../../base/actions/toast.tsx'
import { makeSubmit } from '../../base/forms/use-checked-form.ts'
import { editManaged, readManaged } from '../products/managed-calls.ts'
import {
  changesOf,
  copyField,
  type DetailFields,
  type DetailName,
  mergeFields,
  toFields,
} from './detail-fields.ts'

/** An edit by somebody else while the product was being edited here. */
export interface Rival {
  readonly version: number
  /** Their values. */
  readonly fields: DetailFields
  /** The fields of the form that have their values, as nothing was typed there. */
  readonly adopted: readonly DetailName[]
  /** The fields that keep what was typed, although their value differs. */
  readonly contested: readonly DetailName[]
}

const checkChange = zodResolver(z.object(productChange.shape), undefined, { raw: true })

/** Edits a product's details. Only what has changed is checked and sent, and nothing typed is ever lost. */
export function useProductEdit(product: ManagedProduct) {
  const router = useRouter()
  /** The product that the form was filled from; changes are relative to it. */
  const base = useRef(product)
  const [rival, setRival] = useState<Rival>()
  const [message, setMessage] = useState('')
  const resolver: Resolver<DetailFields> = (typed, context, options) =>
    checkChange(changesOf(toFields(base.current), typed), context, options)
  // The other fields take their values from their inputs, which keep what was typed before the page's code loaded.
  const { dimensions, pictures, tiers } = toFields(product)
  const form = useForm<DetailFields>({ defaultValues: { dimensions, pictures, tiers }, resolver })
  const { reset, getValues } = form

  const hasChanges = useCallback(
    () => Object.keys(changesOf(toFields(base.current), getValues())).length > 0,
    [getValues],
  )

  useEffect(() => {
    // Others' edits are shown at once if nothing typed would be lost, otherwise on saving.
    if (product.version <= base.current.version) return
    if (hasChanges()) return
    base.current = product
    reset(toFields(product))
  }, [product, reset, hasChanges])

  /** `seen` is the product at the version that the change applies to. */
  async function save(change: DetailFields, seen = base.current, isRetry = false): Promise<void> {
    setMessage('')
    if (Object.keys(change).length === 0) return setMessage('There is nothing to save: nothing has changed.')
    try {
      const saved = await editManaged(seen, change)
      base.current = saved
      setRival(undefined)
      reset(toFields(saved))
      notify.success('Product saved')
      await router.invalidate()
    } catch (error) {
      if (error instanceof CallError && error.status === 412 && !isRetry) return handleRival(change)
      throw error
    }
  }

  async function handleRival(change: DetailFields): Promise<void> {
    const theirs = await readManaged(product._id)
    const fields = toFields(theirs)
    const { merged, adopted, contested } = mergeFields(toFields(base.current), getValues(), fields)
    base.current = theirs
    // Their change concerns nothing in the form: archiving, for example.
    if (adopted.length === 0 && contested.length === 0) return save(change, theirs, true)
    reset(merged)
    setRival({ version: theirs.version, fields, adopted, contested })
    await router.invalidate()
  }

  /** Settles a contested field: it keeps what was typed, or takes their value. */
  function settle(name: DetailName, keep: 'mine' | 'theirs'): void {
    if (!rival) return
    if (keep === 'theirs') {
      const fields = { ...getValues() }
      copyField(rival.fields, fields, name)
      reset(fields)
    }
    setRival({ ...rival, contested: rival.contested.filter(other => other !== name) })
  }

  const submit = (event: FormEvent) => makeSubmit(form, save)(event)
  return { form, submit, message, rival, settle, hasChanges }
}
