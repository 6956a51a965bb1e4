import type { PartFamily } from './family.ts'
import type { Model } from './solids/model.ts'

/** Families that share a form, by their names: the code of each is fetched when it is looked at. */
export interface Kin<
  Families extends Readonly<Record<string, PartFamily>> = Readonly<Record<string, PartFamily>>,
> {
  readonly families: () => Promise<{ readonly default: Families }>
  readonly models: () => Promise<{ readonly default: { readonly [Name in keyof Families]: Model } }>
}

/** The two files of a kin: terms, forms and drawings; and the solids, which bring three.js. */
export function kin<Families extends Readonly<Record<string, PartFamily>>>(
  families: Kin<Families>['families'],
  models: Kin<Families>['models'],
): Kin<Families> {
  return { families, models }
}
