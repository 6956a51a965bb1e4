import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Options } from '#adapters/images/s3.ts'
import type { Billing, BookkeepingSettings } from '#domain/context.ts'
import type { NumberPrefixes } from '#domain/numbers.ts'
import type { NewOrderMails } from '#domain/orders/tell-of-new.ts'
import { type AuthSecrets, firstVersion } from '#identity/auth-secrets.ts'
import { SANDBOX_FAULTS, type SandboxFault } from '#stand-ins/stripe-sandbox-faults.ts'
import { readAuthSecrets } from './auth-secrets.ts'
import { backupSettings, readWalArchive, type WalArchiveSettings } from './backup-settings.ts'
import { type Banner, bannerSettings, readBanner } from './banner-settings.ts'
import { bookkeepingSettings, readBookkeeping } from './bookkeeping-settings.ts'
import { addressRanges } from './client-address.ts'
import { findProblems } from './config-problems.ts'
import { onDesk, writeDefault } from './desk-settings.ts'
import { orderSettings } from './order-settings.ts'
import { INVENTED_SELLER, paperSettings, readSeller, sellerSettings } from './seller-settings.ts'
import { readEmailJs, readS3, readSignIn, readStripe, serviceSettings } from './service-settings.ts'
import { readSettingFiles } from './setting-files.ts'
import { readTracing, type TracingConfig, tracingSettings } from './tracing-settings.ts'
import { readRegistrations, vatSettings } from './vat-settings.ts'
import { whole } from './whole.ts'
import { GIVEN_HOURS, readWorks, worksSettings } from './works-settings.ts'

export interface Config {
  readonly mode: 'demo' | 'live'
  /** What an empty demo is filled with: the whole catalogue, or about a hundred products. */
  readonly demoCatalogue: 'full' | 'small'
  readonly host: string
  readonly port: number
  /** How many processes share the port. */
  readonly processes: number
  /** The shop's public URL. */
  readonly origin: string
  /** Every value of an Origin header that means this shop: in the demo, localhost also by its IP address. */
  readonly origins: readonly string[]
  /** Addresses and ranges of the proxies in front of the shop, whose X-Forwarded-For is trusted. */
  readonly trustedProxies: readonly string[]
  /** Networks that webhooks may be sent into although they are not public. */
  readonly webhookNetworks: readonly string[]
  readonly dataDir: string
  /** Where the database itself is reached, for what lasts longer than a transaction; undefined: the embedded one. */
  readonly databaseUrl: string | undefined
  /** A pooler in transaction mode before it, which the shop's requests go through. */
  readonly poolerUrl: string | undefined
  /** Replicas of the database, to read from. */
  readonly replicaUrls: readonly string[]
  /** How long the start waits for a database that does not answer yet, in s. */
  readonly databaseWait: number
  /** How many connections to the database this process opens at most for requests and its other work. */
  readonly databaseConnections: number
  /** Undefined: one is generated and stored in the data folder. */
  readonly authSecrets: AuthSecrets | undefined
  readonly admin: { readonly email: string; readonly password: string | undefined }
  /** Undefined in the demo: the sandbox replaces the card service. */
  readonly stripe:
    | { readonly secretKey: string; readonly publishableKey: string; readonly webhookSecret: string }
    | undefined
  readonly mail: {
    /** The sender of every mail. */
    readonly from: string
    /** How many mails are sent at a time. */
    readonly connections: number
    /** The recipient of visitors' messages. */
    readonly contactTo: string
    readonly smtp: { readonly url: string } | undefined
    readonly emailJs:
      | { readonly serviceId: string; readonly templateId: string; readonly userId: string }
      | undefined
  }
  /** Both undefined: the shop stores its images itself. */
  readonly images: {
    readonly s3: S3Options | undefined
    readonly imgbb: { readonly apiKey: string } | undefined
  }
  /** Whether what it finds is a copy made elsewhere, which is quarantined at the start. */
  readonly isRestored: boolean
  /** Whether browsers keep visitors' pages for when the shop cannot be reached. */
  readonly keepsPages: boolean
  /** Encrypts backups; undefined: they can be read by anybody who has them. */
  readonly backupKey: string | undefined
  /** Where the log of the embedded database is archived; undefined: nowhere. */
  readonly walArchive: WalArchiveSettings | undefined
  readonly orderHoldHours: number
  readonly shipmentUndoMinutes: number
  readonly returnDays: number
  /** How often the owner is told of new orders. */
  readonly newOrderMails: NewOrderMails
  /** 0: no limits on unpaid orders and payments, for load tests. */
  readonly maxUnpaidOrders: number
  readonly acceptsUncheckedVatIds: boolean
  /** What invoices contain about the shop. */
  readonly billing: Billing
  readonly bookkeeping: BookkeepingSettings
  readonly numberPrefixes: NumberPrefixes
  /** What stands above every page for a while; undefined: nothing. */
  readonly banner: Banner | undefined
  /** What the desk can change, as it is written; '' for what is not set. */
  readonly written: Readonly<Record<string, string>>
  /** The same configuration, but for what the desk has changed of it, by name; '' for nothing. Throws (ConfigError) like `readConfig`. */
  readonly change: (changes: Changes) => Config
  /** What the operator sees of the shop. */
  readonly sight: {
    /** How long it goes on serving after it was told to stop, in ms. */
    readonly drainDelayMs: number
    /** Whoever names it may read the metrics; undefined: whoever asks from this machine. */
    readonly metricsToken: string | undefined
    readonly hasAccessLog: boolean
    /** How long a statement may take unnoticed, in ms; 0: any time. */
    readonly slowQueryMs: number
    /** Undefined: no traces. */
    readonly tracing: TracingConfig | undefined
  }
  /** Faults to simulate at the card service's stand-in. */
  readonly sandboxFaults: readonly SandboxFault[]
  /** Both undefined in the demo: a stand-in replaces Google. */
  readonly signIn: {
    readonly google: { readonly clientId: string; readonly clientSecret: string } | undefined
    readonly oidc:
      | { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }
      | undefined
  }
}

/** Values of settings by their names. */
type Changes = Readonly<Record<string, string>>

/** What is wrong with the environment: one line per problem, each naming its variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

const SENDER = /^([^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const environment = z.object({
  SHOP_MODE: z.enum(['demo', 'live'], 'must be demo or live').default('demo'),
  DEMO_CATALOGUE: z.enum(['full', 'small'], 'must be full or small').default('full'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(1, 65_535, 'must be a port, 1 to 65535').default(3000),
  WORKERS: whole(1, 64, 'must be a number of processes, 1 to 64').default(1),
  SHOP_ORIGIN: z
    .url({ protocol: /^https?$/, message: 'must be an address like https://shop.example.com' })
    .transform(value => new URL(value).origin)
    .optional(),
  TRUSTED_PROXIES: addressRanges,
  WEBHOOK_NETWORKS: addressRanges,
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be like postgres://user:password@host/database')
    .optional(),
  DATABASE_DIRECT_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be like postgres://user:password@host/database')
    .optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform(value => value.split(',').map(each => each.trim()))
    .refine(
      urls => urls.every(each => /^postgres(ql)?:\/\//.test(each) && URL.canParse(each)),
      'must be like postgres://user:password@host/database, several with commas between',
    )
    .default([]),
  DATABASE_WAIT: whole(0, 3_600, 'must be seconds, 0 to 3600').default(20),
  DATABASE_CONNECTIONS: whole(3, 500, 'must be a number of connections, 3 to 500').default(10),
  AUTH_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters; generate one with: openssl rand -base64 32')
    .optional(),
  AUTH_SECRETS: z.string().transform(readAuthSecrets).optional(),
  ADMIN_EMAIL: z.email('must be an email address').toLowerCase().optional(),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').optional(),
  ...serviceSettings,
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be like smtp://user:password@mail.example.com:587')
    .optional(),
  MAIL_CONNECTIONS: whole(1, 100, 'must be a number of connections, 1 to 100').default(20),
  MAIL_FROM: z.string().regex(SENDER, 'must be an email address, or like Shop <shop@example.com>').optional(),
  DRAIN_DELAY: whole(0, 300, 'must be seconds, 0 to 300').default(0),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters; generate one with: openssl rand -base64 32')
    .optional(),
  OFFLINE_PAGES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').default('off'),
  SLOW_QUERY_MS: whole(0, 60_000, 'must be milliseconds, 0 to 60000').default(1_000),
  SANDBOX_FAULTS: z
    .string()
    .transform(value => value.split(',').map(name => name.trim()))
    .pipe(
      z.array(z.enum(SANDBOX_FAULTS, `must be names of ${SANDBOX_FAULTS.join(', ')}, with commas between`)),
    )
    .default([]),
  ...backupSettings,
  ...orderSettings,
  ...vatSettings,
  ...worksSettings,
  ...bannerSettings,
  ...sellerSettings,
  ...paperSettings,
  ...bookkeepingSettings,
  ...tracingSettings,
  SELLER_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone like Europe/Berlin')
    .default('Europe/Berlin'),
})

/** The names of all settings, which docs/SETTINGS.md describes. Each may also be given as a file, by NAME_FILE. */
export const settingNames: readonly string[] = Object.keys(environment.shape)

type SettingName = keyof typeof environment.shape

const isSettingName = (name: string): name is SettingName => name in environment.shape
const deskNames = settingNames.filter(isSettingName).filter(name => onDesk.has(environment.shape[name]))

/** What the desk can change, in the order of the settings: its names, with what people read of them. */
export const settingsOnDesk = new Map(
  deskNames.flatMap(name => {
    const description = onDesk.get(environment.shape[name])
    return description ? [[name as string, description] as const] : []
  }),
)

/** Reads the environment; nothing else does. Throws a ConfigError with every problem at once. */
export function readConfig(source: Record<string, string | undefined> = process.env): Config {
  // An empty variable counts as not set.
  const { given, problems } = readSettingFiles(withoutEmpty(source), settingNames)
  return parse(given, problems, {})
}

type Given = Readonly<Record<string, string | undefined>>

const withoutEmpty = (values: Given): Given =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** The environment, read from files too, with what was wrong with them, and what the desk has changed. */
function parse(given: Given, problems: readonly string[], changes: Changes): Config {
  const isInvented = given.SELLER_NAME === undefined
  const defaults = {
    VAT_RATE: '19',
    OPENING_HOURS: GIVEN_HOURS,
    ...(isInvented && INVENTED_SELLER),
    ...given,
  }
  const filled = withoutEmpty({ ...defaults, ...changes })
  const parsed = environment.safeParse(filled)
  const malformed = parsed.error?.issues.map(issue => `${issue.path.join('.')} ${issue.message}`) ?? []
  const nameOf = (problem: string) => problem.split(' ', 1)[0]?.replace(/_FILE$/, '')
  const named = new Set([...problems, ...malformed].map(nameOf))
  const others = findProblems(withoutEmpty({ ...given, ...changes })).filter(
    problem => !named.has(nameOf(problem)),
  )
  if (!parsed.success || problems.length > 0 || others.length > 0)
    throw new ConfigError([...problems, ...malformed, ...others])
  const env = parsed.data
  const origin = env.SHOP_ORIGIN ?? `http://localhost:${env.PORT}`
  const adminEmail = env.ADMIN_EMAIL ?? 'admin@example.com'
  return {
    mode: env.SHOP_MODE,
    demoCatalogue: env.DEMO_CATALOGUE,
    host: env.HOST,
    port: env.PORT,
    processes: env.WORKERS,
    origin,
    origins:
      env.SHOP_MODE === 'demo'
        ? [...new Set([origin, `http://127.0.0.1:${env.PORT}`, `http://localhost:${env.PORT}`])]
        : [origin],
    trustedProxies: env.TRUSTED_PROXIES,
    webhookNetworks: env.WEBHOOK_NETWORKS,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    poolerUrl: env.DATABASE_DIRECT_URL === undefined ? undefined : env.DATABASE_URL,
    replicaUrls: env.DATABASE_REPLICA_URL,
    databaseWait: env.DATABASE_WAIT,
    databaseConnections: env.DATABASE_CONNECTIONS,
    authSecrets:
      env.AUTH_SECRETS ?? (env.AUTH_SECRET === undefined ? undefined : firstVersion(env.AUTH_SECRET)),
    admin: { email: adminEmail, password: env.ADMIN_PASSWORD },
    stripe: readStripe(env),
    mail: {
      from: env.MAIL_FROM ?? 'Parts Hub <parts-hub@example.com>',
      connections: env.MAIL_CONNECTIONS,
      contactTo: env.CONTACT_TO ?? adminEmail,
      smtp: env.SMTP_URL === undefined ? undefined : { url: env.SMTP_URL },
      emailJs: readEmailJs(env),
    },
    images: {
      s3: readS3(env),
      imgbb: env.IMGBB_API_KEY === undefined ? undefined : { apiKey: env.IMGBB_API_KEY },
    },
    isRestored: env.RESTORED === '1',
    keepsPages: env.OFFLINE_PAGES === 'on',
    backupKey: env.BACKUP_KEY,
    walArchive: readWalArchive(env),
    orderHoldHours: env.ORDER_HOLD_HOURS,
    shipmentUndoMinutes: env.SHIPMENT_UNDO_MINUTES,
    returnDays: env.RETURN_DAYS,
    newOrderMails: env.NEW_ORDER_MAILS,
    maxUnpaidOrders: env.MAX_UNPAID_ORDERS,
    acceptsUncheckedVatIds: env.UNCHECKED_VAT_IDS === 'accept',
    billing: readBilling(env, isInvented),
    bookkeeping: readBookkeeping(env),
    numberPrefixes: { order: env.ORDER_PREFIX, quote: env.QUOTE_PREFIX, purchase: env.PURCHASE_PREFIX },
    banner: readBanner(env, env.SELLER_TIME_ZONE),
    written: Object.fromEntries(
      deskNames.map(name => [name, filled[name] ?? writeDefault(environment.shape[name])]),
    ),
    change: further => parse(given, problems, further),
    sight: {
      drainDelayMs: env.DRAIN_DELAY * 1_000,
      metricsToken: env.METRICS_TOKEN,
      hasAccessLog: env.ACCESS_LOG === 'on',
      slowQueryMs: env.SLOW_QUERY_MS,
      tracing: readTracing(env),
    },
    sandboxFaults: env.SANDBOX_FAULTS,
    signIn: readSignIn(env),
  }
}

/**
 * The configuration by the settings of these names or beginnings alone ('S3_'), each also as its file: a command of the operator minds no
 * others. Throws (ConfigError) like `readConfig`.
 */
export function readSettings(...beginnings: readonly string[]): Config {
  const isMinded = ([name]: [string, unknown]) => beginnings.some(beginning => name.startsWith(beginning))
  return readConfig(Object.fromEntries(Object.entries(process.env).filter(isMinded)))
}

type Environment = z.output<typeof environment>

function readBilling(env: Environment, isInvented: boolean): Config['billing'] {
  return {
    seller: readSeller(env, { isInvented }),
    vatPercent: env.VAT_RATE ?? 19,
    timeZone: env.SELLER_TIME_ZONE,
    registrations: readRegistrations(env),
    works: readWorks(env),
  }
}
