import type { Database } from '#db/client.ts'
import type { DeskSettingState, DeskSettings, SettingValues } from '#domain/context.ts'
import { readStoredSettings } from '#domain/settings/store.ts'
import { type Config, ConfigError, settingsOnDesk } from '../config/config.ts'

/**
 * The configuration as it stands: that of the environment with what the desk has changed, read anew whenever that changes here or at another
 * instance. Whoever keeps a value of it keeps an old one.
 */
export class LiveSettings implements DeskSettings {
  readonly #given: Config
  readonly #db: Pick<Database, 'selectDistinctOn'>
  readonly #warn: (problem: string) => void
  #current: Config
  #version = 0

  constructor(
    given: Config,
    db: Pick<Database, 'selectDistinctOn'>,
    { warn }: { readonly warn: (problem: string) => void },
  ) {
    this.#given = given
    this.#current = given
    this.#db = db
    this.#warn = warn
  }

  get current(): Config {
    return this.#current
  }

  /** What verbs of the domain need of it. */
  get facts() {
    const { orderHoldHours, shipmentUndoMinutes, returnDays, maxUnpaidOrders, ...config } = this.#current
    const { acceptsUncheckedVatIds, billing, bookkeeping, mail } = config
    return {
      settings: this,
      orderHoldHours,
      shipmentUndoMinutes,
      returnDays,
      maxUnpaidOrders,
      acceptsUncheckedVatIds,
      billing,
      bookkeeping,
      contactTo: mail.contactTo,
    }
  }

  /** What stands above every page at a moment; '' for nothing. */
  bannerAt(now: Date): string {
    const { banner } = this.#current
    return banner && banner.from <= now.getTime() && now.getTime() < banner.to ? banner.text : ''
  }

  list(): DeskSettingState[] {
    return [...settingsOnDesk].map(([name, description]) => ({
      ...description,
      name,
      value: this.#current.written[name] ?? '',
      default: this.#given.written[name] ?? '',
    }))
  }

  check(changes: SettingValues): { readonly name: string; readonly problem: string }[] {
    const changed = this.#change(changes)
    if (Array.isArray(changed)) return changed.map(readProblem)
    const { country } = this.#given.billing.seller
    // What it sold so far was taxed as from there.
    return changed.billing.seller.country === country
      ? []
      : [{ name: 'SELLER_VAT_ID', problem: `must be of ${country}, where you are` }]
  }

  /** Reads what is stored. Returns whether it is another version than before. Of two at once the later one counts. */
  async reload(): Promise<boolean> {
    const { version, values } = await readStoredSettings(this.#db)
    if (version <= this.#version) return false
    this.#version = version
    this.#current = this.#changeAsFarAsPossible(values)
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
