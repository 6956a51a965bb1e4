import type { Paper } from '#domain/ports.ts'
import { drawClosing, heightOfClosing } from './closing.ts'
import { drawFacts } from './facts.ts'
import { drawLetterhead, stampPages } from './letterhead.ts'
import { drawLines } from './lines.ts'
import { COLOURS, type Pdf, room, type Sheet, write, writeLabel } from './sheet.ts'
import { drawSums, heightOfSums } from './sums.ts'

/** Draws a paper on as many pages as it needs. The last line, the sums and the closing stay together. */
export function drawPaper(document: Pdf, paper: Paper): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet: Sheet = { document, root }
  const belowHead = drawLetterhead(sheet, paper)
  const belowFacts = drawFacts(sheet, paper, belowHead + 34)
  const belowNote = drawNote(sheet, paper, belowFacts)
  const ending = heightOfSums(paper) + heightOfClosing(sheet, paper)
  const belowLines = drawLines(sheet, paper, { top: belowNote + 26, ending })
  drawClosing(sheet, paper, drawSums(sheet, paper, belowLines))
  root.end()
  stampPages(sheet, paper)
}

/** What the customer wants to read on it, on a page of its own if it is that long. */
function drawNote(sheet: Sheet, { note }: Paper, top: number): number {
  if (note === '') return top
  const words = { colour: COLOURS.ink }
  const y = writeLabel(sheet, 'Note', { y: room(sheet, top + 14, 40) })
  return write(sheet, note, { ...words, y })
}
