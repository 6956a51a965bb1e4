import { Picture, type PictureProps } from './Picture.tsx'

/** The width of a card's picture. */
const CARD = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

/** A product's picture on its backing plate. */
export function ProductPicture({
  sizes = CARD,
  className = '',
  ...picture
}: Omit<PictureProps, 'width' | 'height' | 'sizes'> & { readonly sizes?: string }) {
  return (
    <Picture
      {...picture}
      sizes={sizes}
      width={480}
      height={360}
      className={`plate aspect-4/3 w-full object-contain text-sm ${className}`}
    />
  )
}
