import { expect, it } from 'vitest'
import { frontView, type Item, line, outline, rect, zone } from '../drawing/kit.ts'
import { rectangle } from '../geometry/rectangle.ts'
import { extrude } from '../solids/extrude.ts'
import type { Body } from '../solids/model.ts'
import { compare } from './silhouette.ts'

/** A plate of 40 x 20 with a square window of 10 in its middle. */
const plate: Body[] = [
  { geometry: extrude(rectangle(40, 20), { depth: 2, holes: [rectangle(10, 10)] }), surface: 'steel' },
]
const edge = rect([-20, -10], [20, 10])
const pane = rect([-5, -5], [5, 5])
const share = (...items: Item[]) => compare(frontView(items), ['x', 'y'], plate).share

it('finds no difference where outline and hole are drawn as the model is', () => {
  expect(share(edge, pane)).toBeLessThan(0.001)
})

it('finds a hole that is drawn too small, and one that is left out', () => {
  expect(share(edge, rect([-4, -4], [4, 4]))).toBeCloseTo(36 / 700, 2)
  expect(share(edge)).toBeCloseTo(100 / 700, 2)
})

it('finds a line that is narrower than the model', () => {
  const narrow = outline([
    [-20, -10],
    [20, -8],
    [20, 8],
    [-20, 10],
  ])
  expect(share(narrow, pane)).toBeCloseTo(80 / 700, 2)
})

it('finds an outline that does not close', () => {
  const open = [line([-20, -10], [20, -10]), line([20, -10], [20, 9]), line([20, 10], [-20, 10])]
  expect(share(open, line([-20, 10], [-20, -10]), pane)).toBeGreaterThan(0.9)
})

it('leaves out of account what the drawing shows otherwise on purpose', () => {
  const corners = [
    [-5, -5],
    [5, -5],
    [5, 5],
    [-5, 5],
  ] as const
  expect(share(edge, zone(corners, 'the window is of glass'))).toBeLessThan(0.001)
})

it('does not mind from which side the model is seen', () => {
  const step = [
    [-20, -10],
    [20, -10],
    [20, 10],
    [0, 10],
    [0, 0],
    [-20, 0],
  ] as const
  const body: Body[] = [{ geometry: extrude(step, { depth: 2 }), surface: 'steel' }]
  const drawn = outline(step.map(([x, y]) => [-x, y]))
  expect(compare(frontView([drawn]), ['x', 'y'], body).share).toBeLessThan(0.001)
})
