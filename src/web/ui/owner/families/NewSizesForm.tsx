import { type FormEvent, useState } from 'react'
import { readAmount, readCount } from '#contract/amounts.ts'
import { MAX_NEW_SIZES } from '#contract/catalog/families.ts'
import type { ManagedProduct } from '#contract/catalog/products.ts'
import { writeEuros } from '#contract/money.ts'
import { answerOf, calls } from '../../../client.ts'
import { useAction } from '../../base/actions/use-action.ts'
import { formatCount, formatEuros } from '../../base/figures/format.ts'
import { CountField } from '../../base/forms/CountInput.tsx'
import { Field, SelectField } from '../../base/forms/Field.tsx'
import { SubmitButton } from '../../base/forms/SubmitButton.tsx'
import { combineSizes, explainValues, type MatrixSize, patternOf, readValues } from './size-matrix.ts'
import { type SizesPreview, useSizesPreview } from './use-sizes-preview.ts'

/** How many of the new sizes are shown before they are added. */
const SHOWN = 12

/** Adds sizes to a product's family: every combination of the values of one or two dimensions, made like this product. */
export function NewSizesForm({ product }: { product: ManagedProduct }) {
  const { dimensions, name, size, sku, price, min, tiers, variants } = product
  const [first, setFirst] = useState(dimensions[0]?.symbol ?? '')
  const [second, setSecond] = useState('')
  const [values, setValues] = useState({ first: '', second: '' })
  const symbols = [first, second].filter(Boolean)
  const [typed, setTyped] = useState<Partial<Record<'name' | 'size' | 'sku' | 'price' | 'min', string>>>({})
  const [withTiers, setWithTiers] = useState(true)
  const { isBusy, act } = useAction()

  const patterns = {
    name: typed.name ?? patternOf(name, dimensions, symbols),
    size: typed.size ?? patternOf(size ?? '', dimensions, symbols),
    sku: typed.sku ?? patternOf(sku ?? '', dimensions, symbols),
  }
  const read = [readValues(values.first), second ? readValues(values.second) : []]
  const axes = symbols.map((symbol, index) => ({ symbol, values: read[index] ?? [] }))
  const sizes = read.includes(undefined) ? [] : combineSizes(axes, patterns)
  const isFit =
    sizes.length > 0 && sizes.length <= MAX_NEW_SIZES && axes.every(axis => axis.values.length > 0)

  const json = {
    like: product._id,
    sizes: sizes.map(({ sku: code, ...each }) => ({
      ...each,
      dimensions: { ...each.dimensions },
      price: readAmount(typed.price ?? writeEuros(price)),
      min: readCount(typed.min ?? String(min)),
      ...(code && { sku: code }),
      ...(!withTiers && { tiers: [] }),
    })),
  }
  const preview = useSizesPreview(variants?.family ?? '', isFit && variants ? json : undefined)
  const missing = sizes.filter((_, place) => !preview?.existing?.has(place))
  const isReady = isFit && missing.length > 0 && preview?.fault === undefined

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady || !variants) return
    const param = { id: variants.family }
    const isAdded = await act(() => answerOf(calls.family[':id'].sizes.$post({ param, query: {}, json })), {
      success: ({ insertedIds, existing }) => describeAdded(insertedIds.length, existing.length),
    })
    if (isAdded) setValues({ first: '', second: '' })
  }

  const type = (key: keyof typeof typed) => (event: { target: { value: string } }) =>
    setTyped({ ...typed, [key]: event.target.value })
  return (
    <form
      noValidate
      aria-label="Add sizes"
      onSubmit={event => void add(event)}
      className="sheet grid gap-5 p-5 sm:p-6"
    >
      <h3 className="text-2xl">Add sizes</h3>
      <p className="text-muted">
        Each combination of the values becomes a size like this one, with its own dimensions and names. Sizes
        that the family has already stay as they are. Weights are left empty.
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-[10rem_1fr_10rem_1fr]">
        <SelectField label="Dimension" value={first} onChange={event => setFirst(event.target.value)}>
          <DimensionOptions of={dimensions} />
        </SelectField>
        <Field
          label="Values"
          value={values.first}
          onChange={event => setValues({ ...values, first: event.target.value })}
          error={explainValues(values.first)}
          hint="As 8, 10, 12 or 20-60/10"
        />
        <SelectField label="With" value={second} onChange={event => setSecond(event.target.value)}>
          <option value="">nothing else</option>
          <DimensionOptions of={dimensions.filter(({ symbol }) => symbol !== first)} />
        </SelectField>
        <Field
          label="Its values"
          value={values.second}
          disabled={!second}
          onChange={event => setValues({ ...values, second: event.target.value })}
          error={explainValues(values.second)}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-3">
        <Field
          label="Names"
          value={patterns.name}
          onChange={type('name')}
          hint="{d} stands for the value of d"
        />
        <Field label="Sizes" value={patterns.size} onChange={type('size')} />
        <Field label="SKUs" value={patterns.sku} onChange={type('sku')} />
        <Field
          label="Price of each"
          value={typed.price ?? writeEuros(price)}
          onChange={type('price')}
          inputMode="decimal"
          hint="In euros; can be changed in the list"
        />
        <CountField label="Minimum of each" value={typed.min ?? String(min)} onChange={type('min')} />
      </div>
      {tiers.length > 0 && (
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            checked={withTiers}
            onChange={event => setWithTiers(event.target.checked)}
            className="checkbox"
          />
          <span>
            Keep the prices for larger quantities of this size:{' '}
            {tiers.map(tier => `from ${formatCount(tier.from)} ${formatEuros(tier.price)}`).join(', ')}
          </span>
        </label>
      )}
      <output className="grid gap-1 text-sm wrap-anywhere">
        {isFit && <Preview sizes={sizes} preview={preview} />}
        {sizes.length > MAX_NEW_SIZES &&
          `At most ${formatCount(MAX_NEW_SIZES)} sizes can be added at a time.`}
      </output>
      <SubmitButton isBusy={isBusy} isReady={isReady} className="justify-self-start">
        {isFit
          ? `Add ${formatCount(missing.length)} ${missing.length === 1 ? 'size' : 'sizes'}`
          : 'Add sizes'}
      </SubmitButton>
    </form>
  )
}

/** Which sizes are new, which are there already, and why they would be refused. */
function Preview({ sizes, preview }: { sizes: readonly MatrixSize[]; preview: SizesPreview | undefined }) {
  if (preview?.fault !== undefined) return <span className="font-semibold text-error">{preview.fault}</span>
  const existing = [...(preview?.existing ?? new Map<number, string>()).values()]
  const missing = sizes.filter((_, place) => !preview?.existing.has(place)).map(each => each.productname)
  return (
    <>
      {missing.length > 0 && <span>New: {list(missing)}</span>}
      {existing.length > 0 && <span>There already, left as they are: {list(existing)}</span>}
    </>
  )
}

function list(names: readonly string[]): string {
  const more = names.length > SHOWN ? ` and ${formatCount(names.length - SHOWN)} more` : ''
  return `${names.slice(0, SHOWN).join('; ')}${more}`
}

function describeAdded(added: number, existing: number): string {
  const left = existing > 0 ? `, ${formatCount(existing)} left as they were` : ''
  return `${formatCount(added)} ${added === 1 ? 'size' : 'sizes'} added${left}`
}

function DimensionOptions({ of }: { of: ManagedProduct['dimensions'] }) {
  return of.map(({ symbol, name }) => (
    <option key={symbol} value={symbol}>
      {symbol}: {name}
    </option>
  ))
}
