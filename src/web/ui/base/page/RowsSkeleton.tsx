import { PageHeading } from './PageHeading.tsx'
import { Skeleton } from './Skeleton.tsx'

/** A placeholder for a dashboard page while its rows load. */
export function RowsSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeading title={title} />
      <output className="sr-only">Loading</output>
      <div className="grid gap-4">
        {['one', 'two', 'three', 'four'].map(row => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </>
  )
}
