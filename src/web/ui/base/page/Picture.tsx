import { pictureSources } from './picture-sources.ts'

export interface PictureProps {
  readonly src: string
  readonly alt: string
  /** The width at which it is shown, by which the browser chooses a file. */
  readonly sizes: string
  /** In the file's proportions, so that the space is reserved before the picture loads. */
  readonly width: number
  readonly height: number
  /** Visible at once: loaded eagerly and with priority. */
  readonly isFirst?: boolean
  /** Which of the pictures in the file, that stand one below the other, is meant. */
  readonly place?: Place | undefined
  readonly className?: string
}

interface Place {
  readonly index: number
  readonly of: number
}

/** A picture in the best format and width for the browser, if the shop has several. */
export function Picture({
  src,
  alt,
  sizes,
  width,
  height,
  isFirst = false,
  place,
  className = '',
}: PictureProps) {
  const sources = pictureSources(src)
  const image = (
    <img
      src={src}
      srcSet={sources?.webp}
      sizes={sources && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      className={`h-auto ${className}`}
      style={place && { objectPosition: `0 calc(100% * ${place.index} / ${place.of - 1})` }}
    />
  )
  if (!sources) return image
  return (
    <picture className="contents">
      {/* Hidden, as it would otherwise take up a gap in a row. */}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />
      {image}
    </picture>
  )
}
