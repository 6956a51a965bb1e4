import { MAX_WEIGHT_STEPS } from '#contract/delivery/methods.ts'
import { CountField } from '../../base/forms/CountInput.tsx'
import { Field } from '../../base/forms/Field.tsx'
import { FieldRows } from '../../base/forms/FieldRows.tsx'
import { findUnknown, nameCountries } from './country-codes.ts'
import { newStep, type StepDraft, type ZoneDraft } from './method-draft.ts'

interface ZoneFieldsProps {
  zone: ZoneDraft
  /** Where it stands among the zones of its method: 'zones.0'. */
  path: string
  /** In words: 'Zone 1'. */
  title: string
  /** Goods are picked up at the seller's: there are no countries to name. */
  isPickedUp: boolean
  problemOf: (path: string, label: string) => string | undefined
  onChange: (changed: Partial<ZoneDraft>) => void
  /** Left out for the last one that is left. */
  onRemove: (() => void) | undefined
}

/** One zone of a method: its countries, how long it takes, and what it costs by weight. */
export function ZoneFields({
  zone,
  path,
  title,
  isPickedUp,
  problemOf,
  onChange,
  onRemove,
}: ZoneFieldsProps) {
  const { countries, minDays, maxDays, steps } = zone
  const unknown = findUnknown(countries)
  const countryProblem =
    problemOf(`${path}.countries`, 'Countries') && unknown
      ? `${unknown} is not the code of a country.`
      : problemOf(`${path}.countries`, 'Countries')
  const changeStep = (row: number, changed: Partial<StepDraft>) =>
    onChange({ steps: steps.map((step, index) => (index === row ? { ...step, ...changed } : step)) })

  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4">
      <legend className="float-left pt-4 font-semibold">{title}</legend>
      {!isPickedUp && (
        <Field
          label="Countries"
          value={countries}
          error={countryProblem}
          hint={
            nameCountries(countries) || 'Codes like DE, or EU for the whole Union; empty: your own country'
          }
          onChange={event => onChange({ countries: event.target.value })}
        />
      )}
      <div className="grid grid-cols-2 items-start gap-4 sm:max-w-md">
        <CountField
          label={isPickedUp ? 'Ready after days' : 'First day'}
          value={minDays}
          hint="Working days after the order"
          error={problemOf(`${path}.minDays`, 'The first day')}
          onChange={event => onChange({ minDays: event.target.value })}
        />
        <CountField
          label={isPickedUp ? 'At the latest' : 'Last day'}
          value={maxDays}
          error={problemOf(`${path}.maxDays`, 'The last day')}
          onChange={event => onChange({ maxDays: event.target.value })}
        />
      </div>
      <FieldRows
        rows={steps}
        legend="Prices by weight"
        hint="From light to heavy, including VAT; no weight in the last one means any weight"
        noun="price"
        max={MAX_WEIGHT_STEPS}
        columns="sm:grid-cols-[9rem_9rem_auto] sm:justify-start"
        problem={undefined}
        onAdd={() => onChange({ steps: [...steps, newStep()] })}
        onRemove={row => onChange({ steps: steps.filter((_, index) => index !== row) })}
      >
        {row => (
          <>
            <Field
              label="Up to kg"
              value={steps[row]?.upTo ?? ''}
              inputMode="decimal"
              placeholder="any weight"
              error={
                problemOf(`${path}.steps.${row}.upTo`, 'The weight') && 'Please type kilograms, like 31.5.'
              }
              onChange={event => changeStep(row, { upTo: event.target.value })}
            />
            <Field
              label="Price in euros"
              value={steps[row]?.price ?? ''}
              inputMode="decimal"
              error={problemOf(`${path}.steps.${row}.price`, 'The price')}
              onChange={event => changeStep(row, { price: event.target.value })}
            />
          </>
        )}
      </FieldRows>
      {onRemove && (
        <button type="button" onClick={onRemove} className="btn btn-outline btn-sm justify-self-start">
          Remove {title.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}
