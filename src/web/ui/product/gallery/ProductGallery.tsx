import { type ComponentProps, type ComponentType, useState } from 'react'
import type { Product } from '#contract/catalog/catalog.ts'
import { dataSheetPath } from '#contract/catalog/data-sheets.ts'
import { type ModelFormat, modelPath } from '#contract/catalog/models.ts'
import { CallError, fetchShop, toCallError } from '../../../client.ts'
import { DownloadButton } from '../../base/actions/DownloadButton.tsx'
import { notify } from '../../base/actions/toast.tsx'
import { LARGE_SIZES } from '../../base/page/picture-sources.ts'
import { describePicture } from '../facts/describe-picture.ts'
import { ProductPicture } from '../facts/ProductPicture.tsx'
import type { ModelViewer } from './ModelViewer.tsx'
import type { PictureDialog } from './PictureDialog.tsx'

/** A product's pictures, which can be enlarged, and its 3D model if it has one. */
export function ProductGallery({ product }: { product: Product }) {
  const [shown, setShown] = useState<number | 'model'>(0)
  const [Dialog, setDialog] = useState<ComponentType<ComponentProps<typeof PictureDialog>>>()
  const [Viewer, setViewer] = useState<ComponentType<ComponentProps<typeof ModelViewer>>>()
  const [refusal, setRefusal] = useState<string>()
  const { name, pictures } = product
  const hasModel = product.model !== null
  const index = shown === 'model' ? 0 : shown
  const picture = { src: pictures[index] ?? product.img, alt: describePicture(product, index) }

  function enlarge(): void {
    import('./PictureDialog.tsx').then(
      ({ PictureDialog }) => setDialog(() => PictureDialog),
      () => notify.failure(new CallError(0), { retry: enlarge }),
    )
  }
  /** The picture stands in until the viewer's code has come. */
  function showModel(): void {
    setRefusal(undefined)
    setShown('model')
    import('./ModelViewer.tsx').then(
      ({ ModelViewer }) => setViewer(() => ModelViewer),
      () => {
        setShown(0)
        notify.failure(new CallError(0), { retry: showModel })
      },
    )
  }
  function giveUpModel(reason: string): void {
    setRefusal(reason)
    setShown(0)
  }

  return (
    <section aria-label="Pictures" className="sheet overflow-hidden">
      {shown === 'model' && Viewer ? (
        <Viewer product={product} onFail={giveUpModel} />
      ) : (
        <button
          type="button"
          onClick={enlarge}
          className="group relative block w-full cursor-zoom-in focus-visible:-outline-offset-2"
        >
          <ProductPicture {...picture} sizes={LARGE_SIZES} isFirst />
          <span className="btn pointer-events-none absolute right-3 bottom-3 btn-secondary btn-sm">
            Enlarge
          </span>
        </button>
      )}
      {product.pictureShows !== null && shown !== 'model' && (
        <p className="border-t border-line px-3 py-2 text-sm text-muted">
          Picture shows {product.pictureShows}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line p-3">
        {pictures.length > 1 && (
          <fieldset aria-label="Choose a picture" className="flex flex-wrap gap-2">
            {pictures.map((src, at) => (
              <button
                key={src}
                type="button"
                aria-pressed={shown === at}
                aria-label={`Picture ${at + 1} of ${pictures.length}`}
                onClick={() => setShown(at)}
                className="w-20 cursor-pointer overflow-hidden rounded-field border border-field-line aria-pressed:border-base-content aria-pressed:ring-1 aria-pressed:ring-base-content"
              >
                <ProductPicture src={src} alt="" sizes="5rem" isFirst />
              </button>
            ))}
          </fieldset>
        )}
        <div className="ml-auto flex flex-wrap gap-2">
          {hasModel && (
            <button
              type="button"
              aria-pressed={shown === 'model'}
              onClick={() => (shown === 'model' ? setShown(0) : showModel())}
              className="btn btn-sm btn-outline aria-pressed:btn-secondary"
            >
              View in 3D
            </button>
          )}
          {hasModel &&
            (['stl', 'step', 'glb'] as const).map(format => (
              <DownloadButton
                key={format}
                product={product}
                extension={format}
                make={() => fetchModel(product, format)}
              />
            ))}
          <a href={dataSheetPath(product)} className="btn btn-outline btn-sm">
            Data sheet (PDF)
          </a>
        </div>
      </div>
      {hasModel && (
        <p className="px-3 pb-3 text-sm text-muted">
          STEP files have cylinders in the place of threads and knurls, and flats where a form is curved but
          not turned.
        </p>
      )}
      <output className="block px-3 text-sm not-empty:pb-3">{refusal}</output>
      {Dialog && <Dialog title={name} {...picture} onClose={() => setDialog(undefined)} />}
    </section>
  )
}

/** The model of this product as a file. Rejects if it cannot be made, or the shop cannot be reached. */
async function fetchModel(product: Product, format: ModelFormat): Promise<Blob> {
  const answer = await fetchShop(modelPath(product, format))
  if (!answer.ok) throw await toCallError(answer)
  return answer.blob()
}
