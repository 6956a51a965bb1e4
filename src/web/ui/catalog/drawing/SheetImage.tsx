import { useId } from 'react'
import type { Ink, Text } from '../../../../../parts/sheet/ink.ts'
import type { Sheet } from '../../../../../parts/sheet/sheet.ts'
import { dashes, layersInOrder, lineWidths, pathData } from '../../../../../parts/sheet/svg.ts'
import { describeSheet } from './describe-sheet.ts'

const HALO = { stroke: 'var(--color-base-100)', strokeWidth: 1.1, paintOrder: 'stroke' } as const

/** A sheet as a picture that is as sharp as its screen, in the colours of the page. */
export function SheetImage({ sheet }: { sheet: Sheet }) {
  const id = useId()
  const { width, height, ink } = sheet
  const { title, description } = describeSheet(sheet)
  return (
    <svg
      // In the page, not a file beside it, so that it takes the colours and letters of the page.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      viewBox={`0 0 ${width} ${height}`}
      // Wide enough that its letters can be read, and no wider than is good for them.
      style={{ minWidth: `${width * 0.2}rem`, maxWidth: `${width * 0.29}rem` }}
      className="mx-auto block w-full text-base-content"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      {layersInOrder.map(layer => (
        <path
          key={layer}
          strokeWidth={lineWidths[layer]}
          strokeDasharray={dashes[layer]}
          d={pathData(
            ink.filter(item => item.layer === layer && item.type !== 'fill'),
            height,
          )}
        />
      ))}
      <path fill="currentColor" stroke="none" d={pathData(ink.filter(isFill), height)} />
      <g fill="currentColor" stroke="none" className="font-sans">
        {ink.filter(isText).map(text => (
          <Words key={`${text.at.join()} ${text.text}`} text={text} height={height} />
        ))}
      </g>
    </svg>
  )
}

function Words({
  text: { text, layer, at, size, anchor, turn, isStrong },
  height,
}: {
  text: Text
  height: number
}) {
  const x = round(at[0])
  const y = round(height - at[1])
  return (
    <text
      x={x}
      y={y}
      fontSize={round(size)}
      textAnchor={anchor === 'start' ? undefined : anchor}
      transform={turn === 0 ? undefined : `rotate(${round(-turn)} ${x} ${y})`}
      className={isStrong ? 'font-condensed font-semibold' : undefined}
      // Lines that run through a number are interrupted about it.
      {...(layer === 'dimension' && HALO)}
    >
      {/* Few fonts have the sign of diameter; the letter looks the same. */}
      {text.replaceAll('⌀', 'Ø')}
    </text>
  )
}

function isText(ink: Ink): ink is Text {
  return ink.type === 'text'
}

function isFill(ink: Ink): boolean {
  return ink.type === 'fill'
}

function round(value: number): number {
  return Number(value.toFixed(2))
}
