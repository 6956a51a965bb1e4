/** A product's picture on its plate; the box has its size before the picture is there. */
export function ProductPicture({
  src,
  alt,
  isFirst = false,
  className = '',
}: {
  src: string
  alt: string
  /** Among the first things seen: loaded at once. */
  isFirst?: boolean
  className?: string
}) {
  return (
    <img
      src={src}
      alt={alt}
      width={480}
      height={360}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`plate aspect-4/3 h-auto w-full object-contain text-sm ${className}`}
    />
  )
}
