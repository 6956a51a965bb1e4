import { Container } from './Container.tsx'

/** A grey placeholder in the shape of what is loading; sized by `className`. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`animate-pulse rounded-box bg-base-300 ${className}`} />
}

/** Shown while a page loads: the shape of its heading and its first cards. */
export function PageSkeleton() {
  return (
    <Container className="min-h-[70vh] py-10 sm:py-14">
      <output className="sr-only">Loading</output>
      <div className="mb-8 border-b border-line pb-5">
        <Skeleton className="h-10 w-72 max-w-full sm:h-12" />
      </div>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map(card => (
          <ProductCardSkeleton key={card} />
        ))}
      </div>
    </Container>
  )
}

/** The shape of a ProductCard. */
function ProductCardSkeleton() {
  return (
    <div className="sheet overflow-hidden">
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="space-y-4 p-5">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  )
}
