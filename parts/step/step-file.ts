import type { Triple } from './faces.ts'

/** What a STEP file says of the part besides its shape. */
export interface StepFacts {
  /** The part's number or name: what CAD calls it. */
  readonly name: string
  readonly description: string
  /** When the file was made, ISO 8601. */
  readonly at: string
}

/** The lines of a STEP file as they are written: each has a number, by which later ones name it. */
export class StepFile {
  readonly #lines: string[] = []
  readonly #known = new Map<string, number>()

  /** Adds a line and returns its number, '#12'. */
  add(line: string): string {
    return `#${this.#lines.push(line)}`
  }

  /** The same for a line that may be there already: a point, a direction. */
  share(line: string): string {
    const known = this.#known.get(line)
    if (known !== undefined) return `#${known}`
    const number = this.#lines.push(line)
    this.#known.set(line, number)
    return `#${number}`
  }

  point(point: Triple): string {
    return this.share(`CARTESIAN_POINT('',(${point.map(real).join()}))`)
  }

  direction(direction: Triple): string {
    return this.share(`DIRECTION('',(${direction.map(real).join()}))`)
  }

  /** A place with an axis and a direction across it. */
  placement(origin: Triple, axis: Triple, across: Triple): string {
    return this.share(
      `AXIS2_PLACEMENT_3D('',${this.point(origin)},${this.direction(axis)},${this.direction(across)})`,
    )
  }

  /** The whole file with these solids as one product. */
  finish(solids: readonly string[], { name, description, at }: StepFacts): string {
    const length = this.add('(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))')
    const angle = this.add('(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))')
    const solidAngle = this.add('(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())')
    const accuracy = this.add(
      `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-4),${length},'distance_accuracy_value','')`,
    )
    const geometry = this.add(
      `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((${accuracy}))GLOBAL_UNIT_ASSIGNED_CONTEXT((${length},${angle},${solidAngle}))REPRESENTATION_CONTEXT('',''))`,
    )
    const origin = this.placement([0, 0, 0], [0, 0, 1], [1, 0, 0])
    const shape = this.add(
      `ADVANCED_BREP_SHAPE_REPRESENTATION('',(${[...solids, origin].join()}),${geometry})`,
    )
    const application = this.add(`APPLICATION_CONTEXT('automotive design')`)
    this.add(
      `APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,${application})`,
    )
    const context = this.add(`PRODUCT_CONTEXT('',${application},'mechanical')`)
    const product = this.add(`PRODUCT(${quote(name)},${quote(name)},${quote(description)},(${context}))`)
    this.add(`PRODUCT_RELATED_PRODUCT_CATEGORY('part',$,(${product}))`)
    const formation = this.add(`PRODUCT_DEFINITION_FORMATION('','',${product})`)
    const stage = this.add(`PRODUCT_DEFINITION_CONTEXT('part definition',${application},'design')`)
    const definition = this.add(`PRODUCT_DEFINITION('design','',${formation},${stage})`)
    const defined = this.add(`PRODUCT_DEFINITION_SHAPE('','',${definition})`)
    this.add(`SHAPE_DEFINITION_REPRESENTATION(${defined},${shape})`)
    return [
      'ISO-10303-21;',
      'HEADER;',
      `FILE_DESCRIPTION((${quote(description)}),'2;1');`,
      `FILE_NAME(${quote(name)},'${at}',(''),('Parts Hub'),'','Parts Hub','');`,
      `FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));`,
      'ENDSEC;',
      'DATA;',
      ...this.#lines.map((line, index) => `#${index + 1}=${line};`),
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n')
  }
}

/** A number as STEP writes it: with a point, to a millionth. */
export function real(value: number): string {
  const rounded = Math.round(value * 1e6) / 1e6
  if (rounded === 0) return '0.'
  const text = String(rounded)
  const [digits = '', power] = text.split('e')
  const pointed = digits.includes('.') ? digits : `${digits}.`
  return power === undefined ? pointed : `${pointed}E${power}`
}

/** A text between apostrophes; signs that are not ASCII are written by their number. */
function quote(text: string): string {
  const escaped = Array.from(text.replaceAll('\\', '\\\\').replaceAll("'", "''"), sign => {
    const code = sign.codePointAt(0) ?? 32
    if (code >= 32 && code < 127) return sign
    if (code < 32) return ' '
    return code > 0xffff
      ? `\\X4\\${code.toString(16).toUpperCase().padStart(8, '0')}\\X0\\`
      : `\\X2\\${code.toString(16).toUpperCase().padStart(4, '0')}\\X0\\`
  })
  return `'${escaped.join('')}'`
}
