import type { z } from 'zod'
import type { DeliveryMethod, deliveryMethodEdit } from '#contract/delivery/delivery.ts'
import { answerOf, calls } from '../../../client.ts'

export function listDeliveryMethods(): Promise<DeliveryMethod[]> {
  return answerOf(calls.delivery.methods.$get())
}

/** Edits a method at the version that was shown. Rejected if somebody else has edited it since (412). */
export function editDeliveryMethod(
  { method, version }: Pick<DeliveryMethod, 'method' | 'version'>,
  json: z.input<typeof deliveryMethodEdit>,
): Promise<DeliveryMethod> {
  const header = { 'if-match': `"${version}"` }
  return answerOf(calls.delivery.methods[':id'].$put({ param: { id: method }, header, json }))
}
