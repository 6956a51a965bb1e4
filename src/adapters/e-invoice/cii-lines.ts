import { element, elementWith, type Markup, optional } from '#contract/xml.ts'
import type { Paper, PaperLine } from '#domain/ports.ts'
import { writeAmount, writeRate } from './cii-units.ts'
import { divideDecimal, toDecimal } from './decimal.ts'

/** Pieces, in UN/ECE Recommendation 20. */
const PIECES = { unitCode: 'H87' }

/** BG-25: a line, numbered from 1. */
export function writeCiiLine(paper: Paper, line: PaperLine, number: number): Markup {
  return element(
    'ram:IncludedSupplyChainTradeLineItem',
    element('ram:AssociatedDocumentLineDocument', element('ram:LineID', String(number))),
    writeProduct(line),
    element('ram:SpecifiedLineTradeAgreement', writePrice(line)),
    element(
      'ram:SpecifiedLineTradeDelivery',
      elementWith('ram:BilledQuantity', PIECES, String(line.quantity)),
    ),
    element(
      'ram:SpecifiedLineTradeSettlement',
      element('ram:ApplicableTradeTax', element('ram:TypeCode', 'VAT'), ...writeRate(paper)),
      element(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        writeAmount('ram:LineTotalAmount', line.netCents),
      ),
    ),
  )
}

/** BG-31, the weight as an attribute (BG-32), the customs code by the list of UNTDID 7143, the country of origin (BT-159). */
function writeProduct({
  sku,
  ownNumber,
  name,
  weightGrams,
  customsCode,
  countryOfOrigin,
}: PaperLine): Markup {
  return element(
    'ram:SpecifiedTradeProduct',
    optional('ram:SellerAssignedID', sku),
    optional('ram:BuyerAssignedID', ownNumber),
    element('ram:Name', name),
    weightGrams === null
      ? null
      : element(
          'ram:ApplicableProductCharacteristic',
          element('ram:Description', 'Weight of a piece'),
          element('ram:Value', `${weightGrams} g`),
        ),
    customsCode === ''
      ? null
      : element(
          'ram:DesignatedProductClassification',
          elementWith('ram:ClassCode', { listID: 'HS' }, customsCode),
        ),
    countryOfOrigin === '' ? null : element('ram:OriginTradeCountry', element('ram:ID', countryOfOrigin)),
  )
}

/**
 * BG-29: the net price of a piece (BT-146); where that would have to be rounded, of all pieces of the line (BT-149), so that price times
 * quantity is exactly the line's amount.
 */
function writePrice({ netCents, quantity }: PaperLine): Markup {
  const each = divideDecimal(netCents, quantity)
  return element(
    'ram:NetPriceProductTradePrice',
    element('ram:ChargeAmount', each.isExact ? each.decimal : toDecimal(netCents)),
    elementWith('ram:BasisQuantity', PIECES, each.isExact ? '1' : String(quantity)),
  )
}
