import { useNavigate } from '@tanstack/react-router'
import type { Product, Variants } from '#contract/catalog/catalog.ts'
import { formatCount } from '../../base/figures/format.ts'
import { SelectField } from '../../base/forms/Field.tsx'
import { useFamily } from '../../product/facts/use-family.ts'
import { chooseSize, gradesOf, sizesOf } from './choose-size.ts'

/** Chooses another size of a product's family, or another grade of the same size. */
export function SizeChooser({ product }: { product: Product & { variants: Variants } }) {
  const { size, grade, variants } = product
  const [seen] = useFamily(variants.family)
  const family = seen?.family
  const navigate = useNavigate()
  const sizes = family?.sizes ?? [product]

  function show(wanted: { size: string | null; grade: string | null }): void {
    const found = chooseSize(sizes, wanted)
    if (found) void navigate({ to: '/purchase/$id', params: { id: found._id }, resetScroll: false })
  }

  return (
    <div className="mb-5 grid gap-5 border-b border-line pb-5 sm:grid-cols-2">
      <SelectField
        label="Size"
        value={size ?? ''}
        disabled={!family}
        onChange={event => show({ size: event.target.value, grade })}
        hint={`${formatCount(variants.count)} sizes and materials`}
      >
        {sizesOf(sizes).map(name => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {grade !== null && (
        <SelectField
          label="Material"
          value={grade}
          disabled={!family}
          onChange={event => show({ size, grade: event.target.value })}
        >
          {gradesOf(sizes, size).map(name => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
    </div>
  )
}
