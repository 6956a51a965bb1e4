import { z } from 'zod'
import { type VatAnswer, type VatRegister, VatRegisterUnavailable } from '#domain/ports.ts'
import { type BreakerOptions, createBreaker } from './breaker.ts'

const VIES = 'https://ec.europa.eu/taxation_customs/vies/rest-api'

/** Stated in docs/SECURITY-POLICY.md. Somebody waits for the answer. */
const VIES_BREAKER: BreakerOptions = { boundMs: 8_000, afterFailures: 3, halfOpenAfterMs: 60_000 }

const answer = z.object({
  valid: z.boolean(),
  name: z.string().nullish(),
  address: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
})
const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

export interface ViesOptions {
  /** The seller's own VAT ID as it is now, if it is of a member state: VIES then numbers its answers, as evidence. */
  readonly findRequester?: () => string | undefined
  readonly fetch?: (request: Request) => Promise<Response>
  readonly limits?: BreakerOptions
}

/**
 * VIES, where the member states answer for their VAT IDs, by its REST API:
 * https://ec.europa.eu/assets/taxud/vow-information/swagger_publicVAT.yaml
 */
export function createVies({
  findRequester = () => undefined,
  fetch: send = request => fetch(request),
  limits = VIES_BREAKER,
}: ViesOptions): VatRegister {
  const guarded = createBreaker(limits, {
    service: 'VIES',
    isOutage: error => error instanceof VatRegisterUnavailable && error.isOutage,
    newOutage: (message, { cause }) => new VatRegisterUnavailable(message, { cause, isOutage: true }),
  })
  return {
    check: vatId =>
      guarded(async () => {
        const signal = AbortSignal.timeout(limits.boundMs)
        const request = new Request(`${VIES}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(writeQuestion(vatId, findRequester())),
          signal,
        })
        return readAnswer(await receive(send, request))
      }),
  }
}

/** The register wants the country, EL for Greece, apart from the rest of the number. */
function writeQuestion(vatId: string, requester: string | undefined): Record<string, string> {
  return {
    countryCode: vatId.slice(0, 2),
    vatNumber: vatId.slice(2),
    ...(requester !== undefined && {
      requesterMemberStateCode: requester.slice(0, 2),
      requesterNumber: requester.slice(2),
    }),
  }
}

async function receive(send: (request: Request) => Promise<Response>, request: Request): Promise<unknown> {
  try {
    const response = await send(request)
    return await response.json()
  } catch (error) {
    throw new VatRegisterUnavailable('VIES cannot be reached', { cause: error, isOutage: true })
  }
}

/** A refusal, which may come with status 200, says nothing of the VAT ID: its country's register is busy or away. */
function readAnswer(body: unknown): VatAnswer {
  const { data } = answer.safeParse(body)
  if (!data) {
    const reason = refusal.safeParse(body).data?.errorWrappers[0]?.error
    throw new VatRegisterUnavailable(`VIES answered ${reason ?? 'something unknown'}`, {
      isOutage: reason === undefined,
    })
  }
  return {
    isValid: data.valid,
    name: readText(data.name),
    address: readText(data.address),
    consultationNumber: readText(data.requestIdentifier) || null,
  }
}

/** Countries that do not tell answer with dashes. */
function readText(text: string | null | undefined): string {
  const written = text?.trim() ?? ''
  return /^-+$/.test(written) ? '' : written
}
