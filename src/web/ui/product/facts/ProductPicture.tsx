import { Picture, type PictureProps } from '../../base/page/Picture.tsx'
import { isOfCatalogue } from '../../base/page/picture-sources.ts'

/** The width of a card's picture. */
const CARD = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 85vw'

/** A product's picture on its backing plate. The white around an uploaded photograph takes the plate's tone. */
export function ProductPicture({
  sizes = CARD,
  className = '',
  ...picture
}: Omit<PictureProps, 'width' | 'height' | 'sizes'> & { readonly sizes?: string }) {
  const blend = isOfCatalogue(picture.src) ? '' : 'mix-blend-multiply dark:brightness-140'
  return (
    <span className={`plate isolate block aspect-4/3 w-full overflow-hidden text-sm ${className}`}>
      <Picture
        {...picture}
        sizes={sizes}
        width={480}
        height={360}
        className={`h-full! w-full ${picture.place ? 'object-cover' : 'object-contain'} ${blend}`}
      />
    </span>
  )
}
