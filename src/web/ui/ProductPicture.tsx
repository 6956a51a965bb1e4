import { pictureSources } from './picture-sources.ts'

/** The width of a card's picture. */
const CARD = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

/** A product's picture on its plate; the box has its size before the picture is there. */
export function ProductPicture({
  src,
  alt,
  sizes = CARD,
  isFirst = false,
  className = '',
}: {
  src: string
  alt: string
  /** How wide it is shown, for the browser to choose among the files of an uploaded picture. */
  sizes?: string
  /** Among the first things seen: loaded at once, and before others. */
  isFirst?: boolean
  className?: string
}) {
  const sources = pictureSources(src)
  const image = (
    <img
      src={src}
      srcSet={sources?.webp}
      sizes={sources && sizes}
      alt={alt}
      width={480}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      style={sources?.colour ? { background: sources.colour } : undefined}
      className={`plate aspect-4/3 h-auto w-full object-contain text-sm ${className}`}
    />
  )
  if (!sources) return image
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} />
      {image}
    </picture>
  )
}
