import { pictureSources } from './picture-sources.ts'

export interface PictureProps {
  readonly src: string
  readonly alt: string
  /** How wide it is shown, for the browser to choose among its files. */
  readonly sizes: string
  /** Of the file or in its proportions: the box has its size before the picture is there. */
  readonly width: number
  readonly height: number
  /** Among the first things seen: loaded at once, and before others. */
  readonly isFirst?: boolean
  readonly className?: string
}

/** A picture in the best format and width for who looks at it, as far as the shop has made several. */
export function Picture({ src, alt, sizes, width, height, isFirst = false, className = '' }: PictureProps) {
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
      style={sources?.colour ? { background: sources.colour } : undefined}
      className={`h-auto ${className}`}
    />
  )
  if (!sources) return image
  return (
    <picture className="contents">
      {/* Hidden, or it would take a gap of its own in a row. */}
      <source type="image/avif" srcSet={sources.avif} sizes={sizes} className="hidden" />
      {image}
    </picture>
  )
}
