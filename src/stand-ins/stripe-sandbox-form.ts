import { invalidRequest, missingParam } from './stripe-sandbox-errors.ts'

const MAX_BYTES = 64 * 1024
const MAX_PARAMS = 200
const NAME = /^[A-Za-z0-9_-]{1,100}(\[[^[\]]{0,100}\])*$/

/** Reads the form-encoded body of a request, or the query of a GET. */
export async function readParams(request: Request): Promise<Params> {
  if (request.method === 'GET') return new Params(new URL(request.url).search.slice(1))
  const body = await readBody(request)
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (body !== '' && type !== 'application/x-www-form-urlencoded') {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    )
  }
  return new Params(body)
}

async function readBody(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = request.body?.getReader()
  if (!reader) return ''
  let text = ''
  let size = 0
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      size += chunk.value.byteLength
      if (size > MAX_BYTES) break
      text += decoder.decode(chunk.value, { stream: true })
    }
    if (size <= MAX_BYTES) return text + decoder.decode()
  } catch {
    throw invalidRequest('The request body could not be read as UTF-8.')
  }
  await reader.cancel()
  throw invalidRequest(`The request body is larger than ${MAX_BYTES} bytes.`, { status: 413 })
}

/**
 * The parameters of one request by their full names, for instance `payment_method_data[card][number]`. Once all known
 * ones have been read, call `refuseOthers`: Stripe rejects unknown parameters.
 */
export class Params {
  readonly #values: Map<string, string>
  readonly #read = new Set<string>()

  constructor(encoded: string) {
    this.#values = parse(encoded)
  }

  /** All parameters, in an order that does not depend on how they were sent. */
  get entries(): [string, string][] {
    return [...this.#values].toSorted(([a], [b]) => (a < b ? -1 : 1))
  }

  text(param: string): string | undefined {
    this.#read.add(param)
    const value = this.#values.get(param)
    if (value === '') {
      throw invalidRequest(`You passed an empty string for '${param}'.`, {
        code: 'parameter_invalid_empty',
        param,
      })
    }
    if (value !== undefined && value.length > 5000) {
      throw invalidRequest(`Invalid string: '${param}' must be at most 5000 characters`, { param })
    }
    return value
  }

  requiredText(param: string): string {
    const value = this.text(param)
    if (value === undefined) throw missingParam(param)
    return value
  }

  integer(param: string): number | undefined {
    return this.text(param) === undefined ? undefined : this.requiredInteger(param)
  }

  requiredInteger(param: string): number {
    const value = this.requiredText(param)
    if (!/^-?\d{1,15}$/.test(value)) {
      throw invalidRequest(`Invalid integer: ${value.slice(0, 100)}`, {
        code: 'parameter_invalid_integer',
        param,
      })
    }
    return Number(value)
  }

  oneOf<const T extends string>(param: string, allowed: readonly T[]): T | undefined {
    const value = this.text(param)
    const found = allowed.find(each => each === value)
    if (value !== undefined && found === undefined) {
      throw invalidRequest(`Invalid ${param}: must be one of ${allowed.join(', ')}`, { param })
    }
    return found
  }

  /**
   * The members of `param`, i.e. what follows it in brackets, one level deep: a map's keys or a list's positions, with
   * their values.
   */
  members(param: string): [string, string][] {
    const found: [string, string][] = []
    for (const [name, value] of this.#values) {
      const member = name.slice(param.length + 1, -1)
      if (name !== `${param}[${member}]` || /[[\]]/.test(member)) continue
      this.#read.add(name)
      found.push([member, value])
    }
    return found
  }

  /** Accepts parameters that have no effect here. */
  ignore(...params: string[]): void {
    for (const param of params) this.text(param)
  }

  refuseOthers(): void {
    for (const param of this.#values.keys()) {
      if (this.#read.has(param)) continue
      throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
    }
  }
}

function parse(encoded: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of encoded.split('&')) {
    if (pair === '') continue
    const [rawName = '', ...rest] = pair.split('=')
    const value = decode(rest.join('='))
    const name = decode(rawName).replaceAll('[]', `[${values.size}]`)
    if (!NAME.test(name)) throw invalidRequest('Invalid request: a parameter has a malformed name.')
    if (values.has(name)) throw invalidRequest(`Received ${name} more than once.`, { param: name })
    if (values.size === MAX_PARAMS) throw invalidRequest(`Received more than ${MAX_PARAMS} parameters.`)
    values.set(name, value)
  }
  return values
}

function decode(text: string): string {
  let decoded: string | undefined
  try {
    decoded = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    // Reported below: a stray %, or bytes that are not UTF-8.
  }
  // PostgreSQL cannot store NUL in text.
  if (decoded === undefined || decoded.includes('\0')) {
    throw invalidRequest('Invalid request: a parameter is not form-encoded UTF-8.')
  }
  return decoded
}
