import { useEffect, useState } from 'react'
import type { z } from 'zod'
import type { newSizes } from '#contract/catalog/families.ts'
import { answerOf, CallError, calls, problemsOf } from '../../../client.ts'
import { describeFailure } from '../../base/actions/failure.ts'
import { toSentence } from '../../base/forms/field-of.ts'

type NewSizes = z.input<typeof newSizes>

/** While something is being typed, nothing is asked. */
const PAUSE_MS = 300

/** What adding sizes would do: which of them are there already, by their names, or why it would be refused. */
export type SizesPreview =
  | { readonly existing: ReadonlyMap<number, string>; readonly fault?: undefined }
  | { readonly existing?: undefined; readonly fault: string }

/** Asks the shop what adding these sizes would do; undefined until it has answered, and without sizes. */
export function useSizesPreview(family: string, wanted: NewSizes | undefined): SizesPreview | undefined {
  const [known, setKnown] = useState<{ readonly of: string; readonly preview: SizesPreview }>()
  const of = wanted && JSON.stringify(wanted)
  useEffect(() => {
    if (of === undefined) return undefined
    const asking = new AbortController()
    const json: NewSizes = JSON.parse(of)
    const later = setTimeout(async () => {
      const call = calls.family[':id'].sizes.$post(
        { param: { id: family }, query: { dry_run: 'true' }, json },
        { init: { signal: asking.signal } },
      )
      const preview = await answerOf(call).then(
        ({ existing }) => ({ existing: new Map(existing.map(({ place, name }) => [place, name] as const)) }),
        (error: unknown) => (isRefusal(error) ? { fault: explain(error, json) } : undefined),
      )
      if (preview && !asking.signal.aborted) setKnown({ of, preview })
    }, PAUSE_MS)
    return () => {
      clearTimeout(later)
      asking.abort()
    }
  }, [family, of])
  return known?.of === of ? known?.preview : undefined
}

/** Whether the shop would refuse to add them. Without an answer nothing is known, and nothing is kept from being tried. */
function isRefusal(error: unknown): boolean {
  return error instanceof CallError && (error.status === 409 || error.status === 422)
}

/** The first fault, by the name of its size: that of one is mostly that of all. */
function explain(error: unknown, { sizes }: NewSizes): string {
  const [fault, ...others] = problemsOf(error)
  const [, place, field = ''] = /^sizes\.(\d+)\.(\w+)/.exec(fault?.field ?? '') ?? []
  if (!fault || place === undefined) return describeFailure(error).text
  const name = sizes[Number(place)]?.productname ?? ''
  const more = others.length > 0 ? ' So it is with others.' : ''
  return `${name}: ${toSentence(LABELS[field] ?? field, fault.message)}${more}`
}

const LABELS: Readonly<Record<string, string>> = {
  productname: 'The name',
  sku: 'The SKU',
  price: 'The price',
  min: 'The minimum',
  tiers: 'The prices for larger quantities',
  size: 'The size',
}
