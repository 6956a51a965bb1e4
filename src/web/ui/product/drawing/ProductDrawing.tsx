import { isFamily, type Sheet } from '@parts-hub/parts'
import { Suspense } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import { DownloadButton } from '../../base/actions/DownloadButton.tsx'
import { Skeleton } from '../../base/page/Skeleton.tsx'
import { useSheet } from './drawing-of-product.ts'
import { SheetImage } from './SheetImage.tsx'

/** The dimensioned drawing of a product, with its DXF; nothing if it has none. */
export function ProductDrawing({ product, className = '' }: { product: Product; className?: string }) {
  if (!isFamily(product.model)) return null
  return (
    <Suspense fallback={<Skeleton className={`aspect-297/210 w-full ${className}`} />}>
      <DrawingSection product={product} className={className} />
    </Suspense>
  )
}

function DrawingSection({ product, className }: { product: Product; className: string }) {
  const sheet = useSheet(product)
  if (!sheet) return null
  return (
    <section aria-labelledby="drawing-heading" className={`sheet min-w-0 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 pb-4 sm:px-6">
        <h2 id="drawing-heading" className="text-2xl">
          Drawing
        </h2>
        <DownloadButton product={product} extension="dxf" make={() => makeDxf(sheet)} />
      </div>
      {/* Scaled down to a small screen it would be unreadable, so there it scrolls sideways, also by keyboard. */}
      <section
        ref={scrollToMiddle}
        aria-label="Drawing sheet"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
      >
        <SheetImage sheet={sheet} />
      </section>
    </section>
  )
}

async function makeDxf(sheet: Sheet): Promise<Blob> {
  const { writeDxf } = await import('@parts-hub/parts/dxf')
  return new Blob([writeDxf(sheet)], { type: 'image/vnd.dxf' })
}

/** Starts in the middle of the sheet, where the views are, if only a part of it fits. */
function scrollToMiddle(region: HTMLElement | null): void {
  if (region) region.scrollLeft = (region.scrollWidth - region.clientWidth) / 2
}
