import type { PostalAddress } from '#contract/postal-addresses/postal-addresses.ts'
import { readSellerAddress } from '#contract/postal-addresses/seller-address.ts'
import { element, elementWith, type Markup, optional } from '#contract/xml.ts'
import type { Paper } from '#domain/ports.ts'
import { writeDate } from './cii-units.ts'

/** References, seller (BG-4) and buyer (BG-7). */
export function writeAgreement(paper: Paper): Markup {
  const { customerReference, orderNumber, customer } = paper
  const reference = (name: string, id: string) =>
    id === '' ? null : element(`ram:${name}`, element('ram:IssuerAssignedID', id))
  return element(
    'ram:ApplicableHeaderTradeAgreement',
    element('ram:BuyerReference', customerReference || orderNumber || customer.email),
    writeSeller(paper),
    writeBuyer(paper),
    reference('SellerOrderReferencedDocument', orderNumber),
    reference('BuyerOrderReferencedDocument', customerReference),
  )
}

/** BG-4. A seller without a VAT ID is known by the email address (BR-CO-26). */
function writeSeller({ seller }: Paper): Markup {
  return element(
    'ram:SellerTradeParty',
    seller.vatId === '' ? element('ram:ID', seller.email) : null,
    element('ram:Name', seller.name),
    element(
      'ram:DefinedTradeContact',
      element('ram:PersonName', seller.name),
      seller.phone === ''
        ? null
        : element('ram:TelephoneUniversalCommunication', element('ram:CompleteNumber', seller.phone)),
      seller.email === ''
        ? null
        : element('ram:EmailURIUniversalCommunication', element('ram:URIID', seller.email)),
    ),
    writeAddress({ ...readSellerAddress(seller.address), country: seller.country }),
    writeMailbox(seller.email),
    writeVatId(seller.vatId),
  )
}

/** BG-7. Of a customer without an address, the country is known whose VAT it is. */
function writeBuyer({ customer, billingAddress, tax, vatCategory }: Paper): Markup {
  const contact = billingAddress?.company ? billingAddress.name : ''
  return element(
    'ram:BuyerTradeParty',
    element('ram:Name', billingAddress?.company || billingAddress?.name || customer.name),
    contact === '' ? null : element('ram:DefinedTradeContact', element('ram:PersonName', contact)),
    writeAddress(billingAddress ?? { country: tax.country }),
    writeMailbox(customer.email),
    // What is outside the scope of VAT names no VAT IDs: BR-O-02.
    vatCategory.code === 'O' ? null : writeVatId(customer.vatId ?? ''),
  )
}

/** BG-13, and once the goods were supplied the day of it (BT-72). Until then, `writePeriod` says when they are expected. */
export function writeDelivery(paper: Paper): Markup {
  const day = dayOfSupply(paper)
  const address = paper.deliveryAddress ?? paper.billingAddress
  return element(
    'ram:ApplicableHeaderTradeDelivery',
    address &&
      element(
        'ram:ShipToTradeParty',
        element('ram:Name', address.company || address.name || paper.customer.name),
        writeAddress(address),
      ),
    day === undefined
      ? null
      : element(
          'ram:ActualDeliverySupplyChainEvent',
          element('ram:OccurrenceDateTime', writeDate(paper, day)),
        ),
  )
}

/** Papers from before it was stored say what they said: the day of payment. */
function dayOfSupply({ supply, paidAt, issuedAt }: Paper): string | undefined {
  if (supply === undefined) return paidAt ?? issuedAt
  return 'at' in supply ? supply.at : undefined
}

function writeAddress(address: Partial<PostalAddress> & Pick<PostalAddress, 'country'>): Markup {
  const { postcode = '', street = '', street2 = '', city = '', country, region = '' } = address
  return element(
    'ram:PostalTradeAddress',
    optional('ram:PostcodeCode', postcode),
    optional('ram:LineOne', street),
    optional('ram:LineTwo', street2),
    optional('ram:CityName', city),
    element('ram:CountryID', country),
    optional('ram:CountrySubDivisionName', region),
  )
}

/** BT-34 and BT-49: an electronic address, here one of email. */
function writeMailbox(email: string): Markup | null {
  return email === ''
    ? null
    : element('ram:URIUniversalCommunication', elementWith('ram:URIID', { schemeID: 'EM' }, email))
}

function writeVatId(vatId: string): Markup | null {
  return vatId === ''
    ? null
    : element('ram:SpecifiedTaxRegistration', elementWith('ram:ID', { schemeID: 'VA' }, vatId))
}
