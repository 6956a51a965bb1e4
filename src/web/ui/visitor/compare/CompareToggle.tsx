import { notify } from '../../base/actions/toast.tsx'
import {
  type ComparedProduct,
  comparedAs,
  MAX_COMPARED,
  toggleCompared,
  useCompared,
} from './compared-products.ts'

const FULL = `${MAX_COMPARED} parts can be compared at a time. Please remove one first.`

/** Chooses a product for comparison, or takes it out again. It needs JavaScript, and is hidden without. */
export function CompareToggle({
  product,
  className = 'btn btn-ghost btn-sm',
}: {
  product: ComparedProduct & { readonly name: string }
  className?: string
}) {
  const chosenAs = comparedAs(product)
  const isChosen = useCompared().includes(chosenAs)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={`Compare ${product.name}`}
      onClick={() => {
        if (!toggleCompared(chosenAs)) notify.refusal(FULL)
      }}
      className={`group/compare [@media(scripting:none)]:hidden ${className}`}
    >
      <svg viewBox="0 0 16 16" className="size-4 fill-none stroke-current stroke-[1.5]" aria-hidden="true">
        <rect
          x="2"
          y="2"
          width="12"
          height="12"
          rx="1.5"
          className="group-aria-pressed/compare:fill-current"
        />
        <path d="M5 8.2l2.2 2.3L11.2 6" className="hidden stroke-base-100 group-aria-pressed/compare:block" />
      </svg>
      Compare
    </button>
  )
}
