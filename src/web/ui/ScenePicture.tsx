import { pictureSources } from './picture-sources.ts'

/** A picture of ours that stands on the page itself, transparent around its parts. */
export function ScenePicture({
  src,
  alt,
  sizes,
  width,
  height,
  isFirst = false,
  className = '',
}: {
  src: string
  alt: string
  /** How wide it is shown, for the browser to choose among its files. */
  sizes: string
  width: number
  height: number
  /** Among the first things seen: loaded at once, and before others. */
  isFirst?: boolean
  className?: string
}) {
  const sources = pictureSources(src)
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sources?.avif} sizes={sizes} />
      <img
        src={src}
        srcSet={sources?.webp}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        fetchPriority={isFirst ? 'high' : 'auto'}
        className={`h-auto ${className}`}
      />
    </picture>
  )
}
