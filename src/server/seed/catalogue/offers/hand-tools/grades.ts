import type { Grade } from '../../grade.ts'

/** How tools of chrome vanadium steel are finished. */
export const vanadium = {
  chrome: {
    code: null,
    label: 'Chrome',
    material: 'Chrome vanadium steel, 42-50 HRC',
    finish: 'Chrome-plated',
    eurosPerKilogram: 3,
    effort: 1,
    text: 'Chrome vanadium steel, matt chrome-plated against rust in damp workshops.',
  },
  phosphated: {
    code: 'PH',
    label: 'Phosphated',
    material: 'Chrome vanadium steel, 42-50 HRC',
    finish: 'Phosphated',
    eurosPerKilogram: 2.7,
    effort: 0.9,
    text: 'Chrome vanadium steel, phosphated: no plating that can flake off into machines, no glare.',
  },
  black: {
    code: null,
    label: 'Black Oxide',
    material: 'Chrome vanadium steel',
    finish: 'Black oxide',
    eurosPerKilogram: 2.5,
    effort: 1,
    text: 'Chrome vanadium steel, blackened and oiled.',
  },
} as const satisfies Record<string, Grade>
