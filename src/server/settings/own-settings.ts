import { LOGO_SETTING, type SettingDescription, TEXT_SETTING } from '#contract/settings/settings.ts'
import { type TextName, textNames } from '#contract/texts/text-names.ts'
import { mailNames } from '#domain/mail/kind-names.ts'
import { type CustomerMailKind, isCustomerMailKind } from '#domain/mail/kinds.ts'
import {
  findFault as findMailFault,
  listPlaceholders,
  MAX_OWN,
  nameMailSetting,
  neededIn,
  type OwnPart,
  ownParts,
} from '#domain/mail/own-words.ts'
import type { ShopFacts } from '#domain/texts/facts.ts'
import { findFault as findTextFault } from '#domain/texts/find-fault.ts'

/** A setting that no environment has: words and looks of the shop. Its default is what the shop itself says. */
interface OwnSetting extends SettingDescription {
  /** The text of the shop that it is. */
  readonly text?: TextName
  /** What is wrong with a value, as the rest of a sentence. */
  readonly findFault: (value: string, facts: ShopFacts) => string | undefined
}

const textTitles: Readonly<Record<TextName, string>> = {
  terms: 'Terms',
  privacy: 'Privacy',
  imprint: 'Imprint',
  returns: 'Returns',
  'delivery-information': 'Delivery',
}

const partLabels: Readonly<Record<OwnPart, string>> = {
  subject: 'Own subject',
  opening: 'Own first paragraph',
  closing: 'Own last paragraph',
}

const describeText = (text: TextName): [string, OwnSetting] => [
  TEXT_SETTING + text,
  {
    section: 'texts',
    group: textTitles[text],
    label: textTitles[text],
    help: 'In Markdown: # a title, ## a heading, - a list, **bold**, [a link](/terms). {{seller.name}} and the like stand for settings; a paragraph whose setting is empty is left out.',
    kind: 'markdown',
    text,
    findFault: findTextFault,
  },
]

function describePart(kind: CustomerMailKind, part: OwnPart): [string, OwnSetting] {
  const needed = neededIn(kind, part)
  const instead =
    part === 'subject'
      ? 'Empty: as the shop words it.'
      : `${part === 'opening' ? 'Stands before' : 'Stands after'} what the shop says itself, which stays with its links.`
  return [
    nameMailSetting(kind, part),
    {
      section: 'mails',
      group: mailNames[kind],
      label: partLabels[part],
      help: `${instead} Knows ${listPlaceholders(kind)}${needed && `, and must have ${needed}`}. At most ${MAX_OWN[part]} characters.`,
      kind: part === 'subject' ? 'text' : 'area',
      findFault: value => findMailFault(kind, part, value),
    },
  ]
}

/** Every one, by its name. */
export const ownSettings: ReadonlyMap<string, OwnSetting> = new Map([
  [
    LOGO_SETTING,
    {
      section: 'look',
      label: 'Logo',
      kind: 'picture',
      // Uploads are checked where they are read.
      findFault: () => undefined,
    },
  ] as const,
  ...textNames.map(describeText),
  ...Object.keys(mailNames)
    .filter(isCustomerMailKind)
    .flatMap(kind => ownParts.map(part => describePart(kind, part))),
])
