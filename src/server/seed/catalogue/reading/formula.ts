import type { Values } from '@parts-hub/parts'

/** A formula of a size's dimensions; what it asks is 1 where it is so and 0 where not. */
export type Formula = (dimensions: Values) => number

/** What a formula may name: the dimensions of a size by their symbols, and other formulas. */
export interface Names {
  readonly symbols: ReadonlySet<string>
  readonly formulas: ReadonlyMap<string, Formula>
}

/** Between two operands, those that bind least first; of one line, the left one binds first. */
const OPERATORS: readonly Readonly<Record<string, (one: number, other: number) => number>>[] = [
  { or: (one, other) => Number(one !== 0 || other !== 0) },
  { and: (one, other) => Number(one !== 0 && other !== 0) },
  {
    '<': (one, other) => Number(one < other),
    '<=': (one, other) => Number(one <= other),
    '>': (one, other) => Number(one > other),
    '>=': (one, other) => Number(one >= other),
    '=': (one, other) => Number(one === other),
    '!=': (one, other) => Number(one !== other),
  },
  { '+': (one, other) => one + other, '-': (one, other) => one - other },
  { '*': (one, other) => one * other, '/': (one, other) => one / other },
  { '^': (one, other) => one ** other },
]
/** 2 < d < 5 would ask whether 0 or 1 is below 5. */
const COMPARISONS = 2

interface Operation {
  readonly takes: number
  readonly apply: (...values: readonly number[]) => number
}
const FUNCTIONS: Readonly<Record<string, Operation>> = {
  if: { takes: 3, apply: (asked = 0, then = 0, otherwise = 0) => (asked === 0 ? otherwise : then) },
  max: { takes: 2, apply: Math.max },
  round: { takes: 1, apply: (value = 0) => Math.round(value) },
  floor: { takes: 1, apply: (value = 0) => Math.floor(value) },
  ceil: { takes: 1, apply: (value = 0) => Math.ceil(value) },
  sin: { takes: 1, apply: (radians = 0) => Math.sin(radians) },
  /** As many figures of a value as matter. */
  figures: { takes: 2, apply: (value = 0, figures = 1) => Number(value.toPrecision(figures)) },
  /** Revolutions per minute for a cutting speed in m/min on a diameter in mm, to two figures. */
  rpm: {
    takes: 2,
    apply: (speed = 0, diameter = 1) => Number(((speed * 1000) / (Math.PI * diameter)).toPrecision(2)),
  },
}

/** Reads a formula: '1.5 + d * 0.35'. Throws what of it cannot be read. */
export function readFormula(text: string, names: Names): Formula {
  const tokens = tokensOf(text)
  const formula = readLevel(0)
  if (tokens.length > 0) throw new Error(`'${tokens[0]}' is not expected in '${text}'`)
  return formula

  function readLevel(level: number): Formula {
    const operators = OPERATORS[level]
    if (!operators) return readOperand()
    let result = readLevel(level + 1)
    for (;;) {
      const apply = operators[tokens[0] ?? '']
      if (!apply) return result
      tokens.shift()
      const one = result
      const other = readLevel(level + 1)
      result = dimensions => apply(one(dimensions), other(dimensions))
      if (level === COMPARISONS) return result
    }
  }

  function readOperand(): Formula {
    const token = tokens.shift()
    if (token === undefined) throw new Error(`'${text}' ends too early`)
    if (token === '(') {
      const inner = readLevel(0)
      expectToken(')')
      return inner
    }
    if (/^\d/.test(token)) {
      const value = Number(token)
      return () => value
    }
    if (tokens[0] === '(') return readCall(token)
    return readName(token, names)
  }

  function readCall(name: string): Formula {
    const called = FUNCTIONS[name]
    if (!called) throw new Error(`there is no function ${name}`)
    const values: Formula[] = []
    do {
      tokens.shift()
      values.push(readLevel(0))
    } while (tokens[0] === ',')
    expectToken(')')
    if (values.length !== called.takes) throw new Error(`${name} takes ${called.takes} values`)
    return dimensions => called.apply(...values.map(value => value(dimensions)))
  }

  function expectToken(token: string): void {
    if (tokens.shift() !== token) throw new Error(`'${text}' lacks a ${token}`)
  }
}

function readName(name: string, { symbols, formulas }: Names): Formula {
  const formula = formulas.get(name)
  if (formula) return formula
  if (name === 'pi') return () => Math.PI
  if (!symbols.has(name)) throw new Error(`there is no dimension ${name}, only ${[...symbols].join(', ')}`)
  return dimensions => dimensions[name] ?? Number.NaN
}

const TOKEN = /\s*(\d+(?:\.\d+)?|<=|>=|!=|[-+*/^()<>=,]|\p{L}[\p{L}\d]*)/uy

/** The numbers, signs and names of a formula. Throws where one cannot be read. */
function tokensOf(text: string): string[] {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  const trimmed = text.trimEnd()
  while (TOKEN.lastIndex < trimmed.length) {
    const from = TOKEN.lastIndex
    const [, token] = TOKEN.exec(trimmed) ?? []
    if (token === undefined) throw new Error(`'${trimmed.slice(from)}' cannot be read`)
    tokens.push(token)
  }
  return tokens
}
