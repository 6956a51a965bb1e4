import { calls, fileOf } from '../../../client.ts'
import { saveFile } from '../../base/browser/save-file.ts'

const query = (ids: readonly string[]) => ({ ids: ids.join(',') })

/** Has the browser save what these orders need from the shelves. */
export async function printPickList(ids: readonly string[]): Promise<void> {
  saveFile(await fileOf(calls.order['pick-list'].$get({ query: query(ids) })), 'pick-list.pdf')
}

/** Has the browser save their packing slips. */
export async function printPackingSlips(ids: readonly string[], name = 'packing-slips.pdf'): Promise<void> {
  saveFile(await fileOf(calls.order['packing-slips'].$get({ query: query(ids) })), name)
}

/** Has the browser save labels with their addresses, from a place of the first sheet on. */
export async function printAddressLabels(ids: readonly string[], first: string): Promise<void> {
  const pending = calls.order['address-labels'].$get({ query: { ...query(ids), first } })
  saveFile(await fileOf(pending), 'address-labels.pdf')
}

/** A shipment of an order, as a call names it. */
export const paramOf = (orderId: string, shipment: string) => ({
  id: encodeURIComponent(orderId),
  shipment: encodeURIComponent(shipment),
})

/** Has the browser save the packing slip of a shipment. */
export async function printSlipOfShipment(param: ReturnType<typeof paramOf>, name: string): Promise<void> {
  const pending = calls.order[':id'].shipments[':shipment']['packing-slip'].$get({ param })
  saveFile(await fileOf(pending), `packing-slip-${name}.pdf`)
}

/** Has the browser save the labels of a shipment, from a place of the sheet on. */
export async function printLabelsOfShipment(
  param: ReturnType<typeof paramOf>,
  { name, first }: { name: string; first: string },
): Promise<void> {
  const pending = calls.order[':id'].shipments[':shipment']['address-label'].$get({ param, query: { first } })
  saveFile(await fileOf(pending), `address-label-${name}.pdf`)
}
