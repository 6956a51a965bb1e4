import { expect, test } from 'vitest'
import { writeCii } from '#adapters/e-invoice/cii.ts'
import { INVOICE_KINDS, paperOf } from '../support/invoice-kinds.ts'
import { damage } from '../support/invoice-rules/damages.ts'
import { listIds, NOT_APPLICABLE, OFFICIAL } from '../support/invoice-rules/not-applicable.ts'
import { readXml } from '../support/invoice-rules/tree.ts'
import { listHeld, VOCABULARY } from '../support/invoice-rules/vocabulary.ts'
import { findBrokenRules, RULES } from '../support/invoice-rules.ts'

/** In the standard, but no longer in the artefacts; and what the schema asks for. */
const OURS = new Set(['BR-CO-25', 'nothing twice', 'nothing unknown'])

/** Together these hold everything that the shop writes, in every category of VAT. */
const damaged = [
  ['of goods that were shipped', 'xrechnung'],
  ['that corrects another', 'xrechnung'],
  ['on account', 'xrechnung'],
  ['with reverse charge', 'xrechnung'],
  ['of an export', 'factur-x'],
  ['without a rate', 'factur-x'],
  ['of a seller without a VAT ID', 'factur-x'],
  ['with a note of forbidden signs', 'factur-x'],
] as const

test('every official rule is either restated or said not to apply, with a reason', () => {
  const excused = Object.values(NOT_APPLICABLE).flatMap(listIds)
  const restated = RULES.filter(id => !OURS.has(id))
  expect([...restated, ...excused].sort()).toEqual(listIds(OFFICIAL).sort())
})

test('the vocabulary of papers is what papers hold: of what is forbidden, nothing is in it', () => {
  const held = new Set(INVOICE_KINDS.flatMap(kind => listHeld(readXml(writeCii(paperOf(kind), 'xrechnung')))))
  expect([...VOCABULARY].filter(name => !held.has(name))).toEqual([])
})

test('every rule is broken by a paper with a single damage', () => {
  const unbroken = new Set(RULES)
  for (const [kind, profile] of damaged)
    for (const { xml } of damage(writeCii(paperOf(kind), profile)))
      for (const id of findBrokenRules(xml, unbroken)) unbroken.delete(id)
  expect([...unbroken]).toEqual([])
})
