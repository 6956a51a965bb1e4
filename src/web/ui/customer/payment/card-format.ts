/** A card's digits grouped as printed on it: 4-6-5 on American Express, otherwise by four. */
export function formatCardNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 19)
  if (/^3[47]/.test(digits))
    return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter(Boolean).join(' ')
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ')
}

/**
 * Month and year as printed on a card: '1234' becomes '12/34', '5' becomes '05'; '12/2034', as browsers fill it in, becomes
 * '12/34'.
 */
export function formatExpiry(typed: string): string {
  const [head = '', ...rest] = typed.split('/')
  const tail = rest.join('').replaceAll(/\D/g, '')
  const digits = head.replaceAll(/\D/g, '')
  const month = /^[2-9]/.test(digits) || (rest.length > 0 && digits.length === 1) ? `0${digits}` : digits
  const year = month.slice(2) + tail
  const shortYear = year.length === 4 && year.startsWith('20') ? year.slice(2) : year.slice(0, 4)
  const isOpen = rest.length > 0 || shortYear !== ''
  return isOpen ? `${month.slice(0, 2)}/${shortYear}` : month.slice(0, 2)
}

/** At most four digits: a code has three, on American Express four. */
export function formatCvc(typed: string): string {
  return typed.replaceAll(/\D/g, '').slice(0, 4)
}
