import { createVies } from '#adapters/vies.ts'
import { isInEu } from '#contract/countries.ts'
import type { VatRegister } from '#domain/ports.ts'
import { createViesSandbox } from '#stand-ins/vies-sandbox.ts'
import type { Config } from './config.ts'

/** VIES in live mode, its stand-in in the demo. */
export function composeVatRegister({ mode, billing }: Config): VatRegister {
  const { country, vatId } = billing.seller
  const requester = isInEu(country) && vatId !== '' ? vatId.replaceAll(' ', '') : undefined
  return createVies({ requester, ...(mode === 'demo' && { fetch: createViesSandbox() }) })
}
