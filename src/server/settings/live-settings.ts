import { LOGO_SETTING, TEXT_SETTING } from '#contract/settings/settings.ts'
import type { Database } from '#db/client.ts'
import type { Billing, DeskSettingState, DeskSettings, SettingValues } from '#domain/context.ts'
import { type Logo, logoPath, readLogo } from '#domain/logo.ts'
import { type FindOwnWords, nameMailSetting, ownParts } from '#domain/mail/own-words.ts'
import type { FindText } from '#domain/ports.ts'
import { readSettingsVersion, readStoredSettings } from '#domain/settings/store.ts'
import { listShopFacts } from '#domain/texts/facts.ts'
import { type Config, ConfigError, settingsOnDesk } from '../config/config.ts'
import { ownSettings } from './own-settings.ts'

type Store = Pick<Database, 'select' | 'selectDistinctOn'>

/**
 * The configuration as it stands: that of the environment with what the desk has changed, read anew whenever that changes here or at another
 * instance. Whoever keeps a value of it keeps an old one.
 */
export class LiveSettings implements DeskSettings {
  readonly #given: Config
  readonly #db: Store
  readonly #warn: (problem: string) => void
  readonly #findGivenText: FindText
  #current: Config
  #version = 0
  #stored: SettingValues = new Map()
  /** What the desk says of settings that no environment has. */
  #own: ReadonlyMap<string, string> = new Map()
  #logo: Logo | undefined

  constructor(
    given: Config,
    db: Store,
    {
      warn,
      findGivenText,
    }: {
      readonly warn: (problem: string) => void
      /** A text of the shop as its file has it. */
      readonly findGivenText: FindText
    },
  ) {
    this.#given = given
    this.#current = given
    this.#db = db
    this.#warn = warn
    this.#findGivenText = findGivenText
  }

  get current(): Config {
    return this.#current
  }

  /** What verbs of the domain need of it. */
  get facts() {
    const { orderHoldHours, shipmentUndoMinutes, returnDays, maxUnpaidOrders, ...config } = this.#current
    const { acceptsUncheckedVatIds, billing, bookkeeping, mail, numberPrefixes } = config
    return {
      settings: this,
      orderHoldHours,
      shipmentUndoMinutes,
      returnDays,
      maxUnpaidOrders,
      acceptsUncheckedVatIds,
      billing,
      bookkeeping,
      numberPrefixes,
      contactTo: mail.contactTo,
    }
  }

  /** What stands above every page at a moment; '' for nothing. */
  bannerAt(now: Date): string {
    const { banner } = this.#current
    return banner && banner.from <= now.getTime() && now.getTime() < banner.to ? banner.text : ''
  }

  readonly logo = (): Logo | undefined => this.#logo

  /** A text of the shop in Markdown: what the desk says, or else its file. */
  readonly findText: FindText = async name =>
    this.#own.get(TEXT_SETTING + name) ?? (await this.#findGivenText(name))

  /** The owner's words for a kind of mail. */
  readonly ownWords: FindOwnWords = kind =>
    Object.fromEntries(ownParts.map(part => [part, this.#own.get(nameMailSetting(kind, part))]))

  async list(): Promise<DeskSettingState[]> {
    const given = [...settingsOnDesk].map(([name, description]) => ({
      ...description,
      name,
      value: this.#current.written[name] ?? '',
      default: this.#given.written[name] ?? '',
    }))
    const own = [...ownSettings].map(async ([name, { text, ...description }]) => {
      const standing = text === undefined ? '' : await this.#findGivenText(text)
      return { ...description, name, value: this.#show(name) ?? standing, default: standing }
    })
    return [...given, ...(await Promise.all(own))]
  }

  /** Of a picture, where it is. */
  #show(name: string): string | undefined {
    if (name === LOGO_SETTING) return this.#logo && logoPath(this.#logo)
    return this.#own.get(name)
  }

  check(changes: SettingValues): { readonly name: string; readonly problem: string }[] {
    const changed = this.#change(new Map([...this.#stored, ...changes]))
    if (Array.isArray(changed)) return changed.map(readProblem)
    const { country } = this.#given.billing.seller
    // What it sold so far was taxed as from there.
    return changed.billing.seller.country === country
      ? this.#checkOwn(changes)
      : [{ name: 'SELLER_VAT_ID', problem: `must be of ${country}, where you are` }]
  }

  billingWith(changes: SettingValues): Billing {
    const changed = this.#change(new Map([...this.#stored, ...changes]))
    return (Array.isArray(changed) ? this.#current : changed).billing
  }

  /** What stands already is not asked again: a later release may ask more. */
  #checkOwn(changes: SettingValues) {
    const facts = listShopFacts(this.facts)
    return [...changes].flatMap(([name, value]) => {
      if (value === null || value === this.#own.get(name)) return []
      const problem = ownSettings.get(name)?.findFault(value, facts)
      return problem === undefined ? [] : [{ name, problem }]
    })
  }

  /** Reads what is stored. Returns whether it is another version than before. Of two at once the later one counts. */
  readonly reload = async (): Promise<boolean> => {
    if ((await readSettingsVersion(this.#db)) <= this.#version) return false
    const { version, values } = await readStoredSettings(this.#db)
    if (version <= this.#version) return false
    this.#version = version
    this.#stored = values
    this.#current = this.#changeAsFarAsPossible(values)
    this.#own = new Map(
      [...values].filter(
        (change): change is [string, string] => change[1] !== null && ownSettings.has(change[0]),
      ),
    )
    this.#logo = readLogo(this.#own.get(LOGO_SETTING) ?? '')
    return true
  }

  #change(changes: SettingValues): Config | string[] {
    const known = [...changes].filter(
      (change): change is [string, string] => change[1] !== null && settingsOnDesk.has(change[0]),
    )
    if (known.length === 0) return this.#given
    try {
      return this.#given.change(Object.fromEntries(known))
    } catch (error) {
      if (error instanceof ConfigError) return [...error.problems]
      throw error
    }
  }

  /** The environment may have changed since what the desk says was checked against it: what no longer fits is left out, not the shop closed. */
  #changeAsFarAsPossible(values: SettingValues): Config {
    const changed = this.#change(values)
    if (!Array.isArray(changed)) return changed
    for (const problem of changed) this.#warn(problem)
    const wrong = new Set(changed.map(problem => readProblem(problem).name))
    const rest = new Map([...values].filter(([name]) => !wrong.has(name)))
    return rest.size < values.size ? this.#changeAsFarAsPossible(rest) : this.#given
  }
}

/** Work to be repeated: tells of settings that another instance has changed, and of a banner that comes or goes. */
export function watchSettings(
  settings: LiveSettings,
  { now, onChanged }: { readonly now: () => Date; readonly onChanged: () => void },
): () => Promise<void> {
  let banner = ''
  return async () => {
    const isNewer = await settings.reload()
    const shown = settings.bannerAt(now())
    if (!isNewer && shown === banner) return
    banner = shown
    onChanged()
  }
}

/** A line of a `ConfigError`, its variable first. */
function readProblem(line: string): { readonly name: string; readonly problem: string } {
  const [name = '', ...words] = line.split(' ')
  return { name, problem: words.join(' ') }
}
