import { isFamily, type Sheet } from '@parts-hub/parts'
import { Suspense } from 'react'
import type { Product } from '#contract/catalog.ts'
import { Skeleton } from '../../Skeleton.tsx'
import { DownloadButton } from '../DownloadButton.tsx'
import { useSheet } from './drawing-of-product.ts'
import { SheetImage } from './SheetImage.tsx'

/** The dimensioned drawing of a product and its DXF; nothing where there is no drawing of it. */
export function PartDrawing({ product, className = '' }: { product: Product; className?: string }) {
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
      {/* Shrunk to a small screen nobody could read it: there it scrolls sideways, with keys too. */}
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

/** The views stand in the middle of the sheet: who sees only a piece of it begins there. */
function scrollToMiddle(region: HTMLElement | null): void {
  if (region) region.scrollLeft = (region.scrollWidth - region.clientWidth) / 2
}
