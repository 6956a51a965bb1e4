import type { Paper } from '#domain/ports.ts'
import { drawClosing, heightOfClosing } from './closing.ts'
import { drawFacts, drawNote } from './facts.ts'
import { drawLetterhead, heightOfFooter, stampPages } from './letterhead.ts'
import { drawLines } from './lines.ts'
import type { Pdf, Sheet } from './sheet.ts'
import { drawSums, heightOfSums } from './sums.ts'
import { nameOf } from './words.ts'

/** Draws a paper on as many pages as it needs. The last line, the sums and the closing stay together. */
export function drawPaper(document: Pdf, paper: Paper): void {
  const root = document.struct('Document')
  document.addStructure(root)
  const sheet: Sheet = { document, root, foot: heightOfFooter({ document, root }, paper.seller) }
  const head = { seller: paper.seller, title: nameOf(paper), number: paper.number }
  const belowHead = drawLetterhead(sheet, head)
  const belowFacts = drawFacts(sheet, paper, belowHead + 34)
  const belowNote = drawNote(sheet, paper.note, belowFacts)
  const ending = heightOfSums(paper) + heightOfClosing(sheet, paper)
  const belowLines = drawLines(sheet, paper, { top: belowNote + 26, ending })
  drawClosing(sheet, paper, drawSums(sheet, paper, belowLines))
  root.end()
  stampPages(sheet, head)
}
