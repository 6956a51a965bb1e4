import { expect, test } from 'vitest'
import { rankAlternatives } from './alternatives.ts'
import type { PartFacts } from './part.ts'

function screw(thread: string, length: string, l: number, grade: string): PartFacts {
  const material = grade.startsWith('A') ? `Stainless steel ${grade}` : `Steel, strength class ${grade}`
  const dimensions = [{ symbol: 'l', value: l }]
  return {
    model: 'hex-bolt',
    standard: 'ISO 4017',
    size: `${thread} x ${length}`,
    grade,
    material,
    finish: null,
    dimensions,
  }
}

const family = [
  screw('M8', '30', 30, '8.8'),
  screw('M8', '35', 35, '8.8'),
  screw('M8', '40', 40, 'A4-70'),
  screw('M8', '40', 40, '10.9'),
  screw('M8', '45', 45, '8.8'),
  screw('M8', '50', 50, '8.8'),
  screw('M10', '40', 40, '8.8'),
]

test('the same size in other grades comes first, the most alike before others, then the next shorter and longer one', () => {
  const found = rankAlternatives(screw('M8', '40', 40, '8.8'), family)
  expect(found.map(({ role, why, part }) => [role, why, part.size])).toEqual([
    ['Other grade', 'same size in 10.9', 'M8 x 40'],
    ['Other grade', 'same size in A4-70', 'M8 x 40'],
    ['Nearest size', '5 mm shorter', 'M8 x 35'],
    ['Nearest size', '5 mm longer', 'M8 x 45'],
  ])
})

test('differences in inches are said in inches', () => {
  const inches = [screw('1/4-20', '1 1/4"', 31.75, 'A2')]
  expect(rankAlternatives(screw('1/4-20', '1"', 25.4, 'A2'), inches)[0]?.why).toBe('1/4" longer')
})

test("another thread takes nobody's place, nor another size without a length", () => {
  const nut = (size: string): PartFacts => ({ ...screw('', '', 0, '8'), size, dimensions: [] })
  expect(rankAlternatives(nut('M8'), [nut('M6'), nut('M10')])).toEqual([])
})

test('the same size by an equivalent standard comes in the most like material, and not in one that it cannot be joined with', () => {
  const equivalents = [{ standard: 'DIN 933', note: 'ISO 4017 is DIN 933' }]
  const din = (grade: string): PartFacts => ({ ...screw('M8', '40', 40, grade), standard: 'DIN 933' })
  const part = screw('M8', '40', 40, '8.8')
  const [found] = rankAlternatives(part, [], equivalents, [din('A2-70'), din('8.8')])
  expect(found).toMatchObject({
    role: 'Equivalent standard',
    why: 'ISO 4017 is DIN 933',
    part: { grade: '8.8' },
  })
  expect(rankAlternatives(part, [], equivalents, [din('A2-70')])).toEqual([])
})
