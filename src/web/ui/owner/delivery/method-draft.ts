import type { z } from 'zod'
import { readAmount, readCount, readMeasure } from '#contract/amounts.ts'
import type { DeliveryMethod, deliveryMethodEdit } from '#contract/delivery/delivery.ts'
import { writeEuros } from '#contract/money.ts'
import { readCountries, writeCountries } from './country-codes.ts'

/** A price as it is typed; `upTo` in kilograms, '' for any weight. `id` tells rows apart. */
export interface StepDraft {
  readonly id: string
  readonly upTo: string
  readonly price: string
}

export interface ZoneDraft {
  readonly id: string
  readonly countries: string
  readonly minDays: string
  readonly maxDays: string
  readonly steps: readonly StepDraft[]
}

/** A method of delivery as it is being edited. */
export interface MethodDraft {
  readonly isOffered: boolean
  /** '' for never. */
  readonly freeFrom: string
  readonly zones: readonly ZoneDraft[]
}

type MethodEdit = z.input<typeof deliveryMethodEdit>

let drafts = 0

function newDraftId(): string {
  drafts += 1
  return `draft-${drafts}`
}

export function newStep(): StepDraft {
  return { id: newDraftId(), upTo: '', price: '' }
}

export function newZone(): ZoneDraft {
  return { id: newDraftId(), countries: '', minDays: '2', maxDays: '5', steps: [newStep()] }
}

/** A method as its form shows it at first. Rows are named by their place, on the server as in the browser. */
export function toDraft({ isOffered, freeFrom, zones }: DeliveryMethod): MethodDraft {
  return {
    isOffered,
    freeFrom: freeFrom === null ? '' : writeEuros(freeFrom),
    zones: zones.map(({ countries, minDays, maxDays, steps }, zone) => ({
      id: `zone-${zone}`,
      countries: writeCountries(countries),
      minDays: String(minDays),
      maxDays: String(maxDays),
      steps: steps.map(({ upTo, price }, step) => ({
        id: `step-${step}`,
        upTo: upTo === null ? '' : String(upTo / 1000),
        price: writeEuros(price),
      })),
    })),
  }
}

/** What is sent for a draft. What is no number is sent as it was typed: the shop refuses it by its name. */
export function toEdit({ isOffered, freeFrom, zones }: MethodDraft): MethodEdit {
  return {
    isOffered,
    freeFrom: freeFrom.trim() === '' ? null : readAmount(freeFrom),
    zones: zones.map(({ countries, minDays, maxDays, steps }) => ({
      countries: readCountries(countries),
      minDays: readCount(minDays),
      maxDays: readCount(maxDays),
      steps: steps.map(({ upTo, price }) => ({ upTo: toGrams(upTo), price: readAmount(price) })),
    })),
  }
}

/** Kilograms as typed, in grams; null for any weight. */
function toGrams(typed: string): number | string | null {
  if (typed.trim() === '') return null
  const grams = Number(readMeasure(typed)) * 1000
  return Number.isNaN(grams) ? typed : Math.round(grams)
}
