import { useMemo } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import { printedDrawingPath } from '#contract/catalog/data-sheets.ts'
import { DownloadButton } from '../../base/actions/DownloadButton.tsx'
import { drawingOf, fetchDxf, SHEET_ID } from './load-drawing.ts'

/** The dimensioned drawing of a product, as `loadDrawing` has fetched it, with its DXF; nothing if it has none. */
export function ProductDrawing({ product, className = '' }: { product: Product; className?: string }) {
  const markup = drawingOf(product)
  // React puts it in again if the object is another one, though the markup in it be the same.
  const drawn = useMemo(() => ({ __html: markup }), [markup])
  if (markup === '') return null
  return (
    <section aria-labelledby="drawing-heading" className={`sheet min-w-0 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-3 p-5 pb-4 sm:px-6">
        <h2 id="drawing-heading" className="text-2xl">
          Drawing
        </h2>
        <div className="flex flex-wrap gap-2">
          <a href={printedDrawingPath(product)} className="btn btn-outline btn-sm">
            Drawing (PDF)
          </a>
          <DownloadButton product={product} extension="dxf" make={() => fetchDxf(product)} />
        </div>
      </div>
      {/* Scaled down to a small screen it would be unreadable, so there it scrolls sideways, also by keyboard. */}
      <section
        id={SHEET_ID}
        ref={scrollToMiddle}
        aria-label="Drawing sheet"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-x-auto border-t border-line focus-visible:-outline-offset-2"
        // Of the server alone, which escapes what people have written. Inline, so that it takes on the colours and fonts of the page.
        dangerouslySetInnerHTML={drawn}
      />
    </section>
  )
}

/** Starts in the middle of the sheet, where the views are, if only a part of it fits. */
function scrollToMiddle(region: HTMLElement | null): void {
  if (region) region.scrollLeft = (region.scrollWidth - region.clientWidth) / 2
}
