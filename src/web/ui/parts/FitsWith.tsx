import type { Fitting } from '#contract/fits.ts'
import { PartList } from './PartList.tsx'

/** What fits a part, by the standards; nothing if nothing is known of it. */
export function FitsWith({
  fits,
  className = '',
}: {
  /** As GET /service/{id}/fits has it. */
  fits: readonly Fitting[]
  className?: string
}) {
  if (fits.length === 0) return null
  return (
    <section aria-labelledby="fits-heading" className={`sheet p-5 sm:p-6 ${className}`}>
      <h2 id="fits-heading" className="mb-4 text-2xl">
        Fits with
      </h2>
      <PartList entries={fits} />
    </section>
  )
}
