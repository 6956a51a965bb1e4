/** What happens to some VAT IDs at the stand-in; all others are valid. docs/SANDBOX.md lists them. */
const SPECIAL: Readonly<Record<string, 'unknown' | 'silent' | 'late-unknown' | 'late' | 'nameless'>> = {
  DE200000005: 'unknown',
  DE300000002: 'silent',
  DE400000000: 'late-unknown',
  DE500000007: 'late',
  DE600000004: 'nameless',
  ATU10000005: 'silent',
}

const CHECK_PATH = '/taxation_customs/vies/rest-api/check-vat-number'

/**
 * A stand-in for VIES, in process: the one call that the shop makes, with its answers and refusals as VIES gives them. Those that
 * are late are refused the first time.
 */
export function createViesSandbox(): (request: Request) => Promise<Response> {
  const asked = new Set<string>()
  let consultations = 0

  return async request => {
    if (request.method !== 'POST' || new URL(request.url).pathname !== CHECK_PATH)
      return refuse(404, 'NOT_FOUND')
    const { countryCode, vatNumber, requesterMemberStateCode, requesterNumber } = await readBody(request)
    if (!countryCode || !vatNumber) return refuse(400, 'INVALID_INPUT')
    const vatId = `${countryCode}${vatNumber}`
    const fate = SPECIAL[vatId]
    const isFirst = !asked.has(vatId)
    asked.add(vatId)
    if (fate === 'silent' || (isFirst && fate?.startsWith('late'))) return refuse(200, 'MS_UNAVAILABLE')
    const isValid = fate !== 'unknown' && fate !== 'late-unknown'
    const isTold = isValid && fate !== 'nameless'
    const isNumbered = isValid && requesterMemberStateCode && requesterNumber
    if (isNumbered) consultations += 1
    return Response.json({
      countryCode,
      vatNumber,
      requestDate: new Date().toISOString(),
      valid: isValid,
      requestIdentifier: isNumbered ? `WAPIAAAA${String(consultations).padStart(8, '0')}` : '',
      name: isTold ? `Example Company ${vatId}` : '---',
      address: isTold ? '1 Example Street\n12345 Example City' : '---',
    })
  }
}

async function readBody(request: Request): Promise<Readonly<Record<string, string>>> {
  return request.json().catch(() => ({}))
}

function refuse(status: number, error: string): Response {
  return Response.json({ actionSucceed: false, errorWrappers: [{ error }] }, { status })
}
