import { describeSheet, type Sheet, type SvgText, svgOf } from '@parts-hub/parts'
import { useId } from 'react'

const HALO = { stroke: 'var(--color-base-100)', strokeWidth: 1.1, paintOrder: 'stroke' } as const

/** A sheet as a vector picture in the colours of the page. */
export function SheetImage({ sheet }: { sheet: Sheet }) {
  const id = useId()
  const { width, height } = sheet
  const { lines, fills, texts } = svgOf(sheet)
  const { title, description } = describeSheet(sheet)
  return (
    <svg
      // Inline instead of in a file, so that it takes on the colours and fonts of the page.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
      // Wide enough to read its text, and not too wide for it to look good.
      style={{ minWidth: `${width * 0.2}rem`, maxWidth: `${width * 0.29}rem` }}
      className="mx-auto block w-full text-base-content"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {lines.map(({ layer, width: strokeWidth, dashes, data }) => (
        <path key={layer} strokeWidth={strokeWidth} strokeDasharray={dashes} d={data} />
      ))}
      <path fill="currentColor" stroke="none" d={fills} />
      <g fill="currentColor" stroke="none" className="font-sans">
        {texts.map(text => (
          <Words key={`${text.x} ${text.y} ${text.text}`} {...text} />
        ))}
      </g>
    </svg>
  )
}

function Words({ x, y, size, anchor, transform, isStrong, hasHalo, text }: SvgText) {
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor === 'start' ? undefined : anchor}
      transform={transform}
      className={isStrong ? 'font-condensed font-semibold' : undefined}
      // A halo interrupts the lines that run through a number.
      {...(hasHalo && HALO)}
    >
      {text}
    </text>
  )
}
