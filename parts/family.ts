import type { Unit } from '../src/contract/catalog.ts'

/** What a symbol of a drawing stands for, and in which unit. */
export type DimensionTerm = readonly [name: string, unit: Unit]

/** The dimensions a family of parts is made from, by their symbol; the two or three that matter most to a buyer first. */
export type FamilyTerms = Readonly<Record<string, DimensionTerm>>
