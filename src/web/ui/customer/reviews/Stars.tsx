const WIDTH = 92
const HEIGHT = 16
const STAR = 'M8 1l2.1 4.6 5 .6-3.7 3.4 1 4.9L8 12l-4.4 2.5 1-4.9L.9 6.2l5-.6z'

interface StarsProps {
  /** How many are filled, 0 to 5; also parts of a star. */
  rating: number
  className: string
}

/** Five stars: decoration, beside a rating that is written out. */
export function Stars({ rating, className }: StarsProps) {
  const filled = (WIDTH * rating) / 5
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className={className}>
      {rating < 5 && <Row className="fill-base-300" />}
      <svg width={filled} height={HEIGHT} viewBox={`0 0 ${filled} ${HEIGHT}`}>
        <Row />
      </svg>
    </svg>
  )
}

function Row({ className }: { className?: string }) {
  return [0, 19, 38, 57, 76].map(x => (
    <path key={x} d={STAR} transform={`translate(${x})`} className={className} />
  ))
}
