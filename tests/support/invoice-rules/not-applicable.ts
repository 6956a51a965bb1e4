/**
 * The ids of the validation artefacts 1.3.16 of EN 16931 for CII, of the XRechnung Schematron 2.5.0 and of those rules of Peppol BIS Billing
 * 3.0.19 that it takes over. The shop writes no UBL, so that the ids UBL-* are of no paper of it.
 */
export const OFFICIAL = `BR-01..33 BR-36..38 BR-41..57 BR-61..65 BR-CO-03..24 BR-CO-26
  BR-DEC-01..02 BR-DEC-05..06 BR-DEC-09..20 BR-DEC-23..25 BR-DEC-27..28
  BR-S-01..10 BR-Z-01..10 BR-E-01..10 BR-AE-01..10 BR-IC-01..12 BR-G-01..10 BR-O-01..14 BR-AF-01..10 BR-AG-01..10 BR-B-01..02
  BR-CL-01 BR-CL-03..08 BR-CL-10..11 BR-CL-13..26
  CII-DT-001..084 CII-DT-086..098 CII-DT-101..104
  CII-SR-001..003 CII-SR-04..05 CII-SR-006..028 CII-SR-030 CII-SR-032..046 CII-SR-048..136 CII-SR-138..210 CII-SR-212..252 CII-SR-254..342 CII-SR-344..373
  CII-SR-375..382 CII-SR-384..386 CII-SR-388..402 CII-SR-404..409 CII-SR-411..494
  BR-DE-1..11 BR-DE-14..22 BR-DE-23-a BR-DE-23-b BR-DE-24-a BR-DE-24-b BR-DE-25-a BR-DE-25-b BR-DE-26..28 BR-DE-30..31
  BR-DE-TMP-32 BR-TMP-2..3 BR-DEX-01 BR-DEX-04..08 BR-DEX-15
  BR-DE-CVD-01..05 BR-DE-CVD-06-a BR-DE-CVD-06-b BR-TMP-CVD-01
  PEPPOL-EN16931-R001 PEPPOL-EN16931-R005 PEPPOL-EN16931-R008 PEPPOL-EN16931-R010 PEPPOL-EN16931-R020 PEPPOL-EN16931-R040..042
  PEPPOL-EN16931-R043-1 PEPPOL-EN16931-R043-2 PEPPOL-EN16931-R044 PEPPOL-EN16931-R046 PEPPOL-EN16931-R053..055
  PEPPOL-EN16931-R061 PEPPOL-EN16931-R101 PEPPOL-EN16931-R110..111 PEPPOL-EN16931-R120..121 PEPPOL-EN16931-R130`

/** Why rules are not restated, and which. What is said not to be written is not in the vocabulary. */
export const NOT_APPLICABLE: Readonly<Record<string, string>> = {
  'the artefacts have no test of it: it is always true': 'BR-CO-05..08 BR-AF-09 BR-AG-09',
  'of an element or attribute that the shop does not write': `CII-DT-001..036 CII-DT-038..084 CII-DT-086..096 CII-DT-098 CII-DT-101..104 CII-SR-001..002 CII-SR-04..05 CII-SR-006..008
    CII-SR-011..013 CII-SR-015..028 CII-SR-032..046 CII-SR-048..068 CII-SR-070..071 CII-SR-073..136 CII-SR-138..210
    CII-SR-212..252 CII-SR-254..342 CII-SR-344..373 CII-SR-375..382 CII-SR-384..386 CII-SR-388..402 CII-SR-404..409
    CII-SR-411..438 CII-SR-440 CII-SR-442..451 CII-SR-457..458 CII-SR-461..462 CII-SR-464..466 CII-SR-468 CII-SR-471
    CII-SR-474..476 CII-SR-479 CII-SR-481 CII-SR-483 CII-SR-485..486 CII-SR-488..494`,
  'no allowances on the whole invoice; an indicator changed into one breaks BR-CO-11':
    'BR-31..33 BR-CO-21 BR-DEC-01..02 BR-DEC-10 BR-S-03 BR-S-06 BR-Z-03 BR-Z-06 BR-E-03 BR-E-06 BR-AE-03 BR-AE-06 BR-IC-03 BR-IC-06 BR-G-03 BR-G-06 BR-O-03 BR-O-06 BR-AF-03 BR-AF-06 BR-AG-03 BR-AG-06',
  'no allowances or charges on lines':
    'BR-41..44 BR-CO-23..24 BR-DEC-24..25 BR-DEC-27..28 PEPPOL-EN16931-R043-2',
  'a charge has both a reason and its code: one damage takes one of them': 'BR-38 BR-CO-22',
  'a charge is an amount, not a percentage of another': 'BR-DEC-06 PEPPOL-EN16931-R040..042',
  'no payee but the seller': 'BR-17',
  'no tax representative': 'BR-18..20 BR-56',
  'no gross prices': 'BR-28 BR-TMP-3 PEPPOL-EN16931-R044 PEPPOL-EN16931-R046',
  'no periods of lines': 'BR-30 BR-CO-20 PEPPOL-EN16931-R110..111',
  'no numbers of cards': 'BR-51',
  'no direct debit, and no card beside an account': 'BR-DE-23-b BR-DE-30..31',
  'no attached or additional documents': 'BR-52 BR-CL-07 BR-CL-24 BR-DE-22 BR-TMP-2 PEPPOL-EN16931-R101',
  'no VAT in a second currency': 'BR-53 BR-CL-05 BR-DEC-15 PEPPOL-EN16931-R005 PEPPOL-EN16931-R055',
  'no global ids, and no ids with a scheme but VAT IDs': 'BR-64 BR-CL-10..11 BR-CL-21 BR-CL-26',
  'no tax point, and no code of one': 'BR-CO-03 BR-CL-06',
  'no rounding': 'BR-DEC-17',
  'no subjects of notes': 'BR-CL-08',
  'means of payment stand once: one damage makes no two different ones': 'CII-SR-467',
  'of the extension of XRechnung': 'BR-DEX-01 BR-DEX-04..08 BR-DEX-15',
  'of the tender of vehicles': 'BR-DE-CVD-01..05 BR-DE-CVD-06-a BR-DE-CVD-06-b BR-TMP-CVD-01',
}

/** Ids written as `BR-31..33`, one by one. */
export function listIds(ranges: string): string[] {
  return ranges.split(/\s+/).flatMap(range => {
    const [, prefix = '', first = '', last = ''] = /^(.*?)(\d+)\.\.(\d+)$/.exec(range) ?? []
    if (prefix === '') return range === '' ? [] : [range]
    return Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => prefix + String(Number(first) + index).padStart(first.length, '0'),
    )
  })
}
