import { isCountry } from '#contract/countries.ts'
import { normalizeVatId, countryOfVatId as readCountry } from '#domain/tax/vat-id.ts'
import { findPasswordWeakness } from '#identity/passwords/passwords.ts'
import { GIVEN_PREFIXES } from './order-settings.ts'

type Given = Readonly<Record<string, string | undefined>>

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const SMTP = ['SMTP_URL', 'MAIL_FROM'] as const
const EMAILJS = ['EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID', 'EMAILJS_USER_ID'] as const
const S3 = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'S3_PUBLIC_URL'] as const
const GOOGLE = ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const
const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
const BILLING = ['SELLER_NAME', 'SELLER_ADDRESS', 'VAT_RATE'] as const
const ADMIN = ['ADMIN_EMAIL', 'ADMIN_PASSWORD'] as const
const REQUIRED_LIVE = ['SHOP_ORIGIN', ...ADMIN, ...STRIPE, ...BILLING] as const

/** How to obtain missing values. */
const HINTS: Readonly<Record<string, string>> = {
  SHOP_ORIGIN: 'the address people type, like https://shop.example.com',
  AUTH_SECRET: 'generate one with: openssl rand -base64 32',
  ADMIN_EMAIL: 'the address of the first admin',
  ADMIN_PASSWORD: 'of the first admin, at least 10 characters',
  STRIPE_SECRET_KEY: 'sk_live_… or rk_live_… from https://dashboard.stripe.com/apikeys',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_… from https://dashboard.stripe.com/apikeys',
  STRIPE_WEBHOOK_SECRET: 'whsec_… from https://dashboard.stripe.com/webhooks',
  SELLER_NAME: 'the name on invoices',
  SELLER_ADDRESS: 'on invoices, with commas between its lines',
  SELLER_COUNTRY: 'its code, like DE; not needed beside SELLER_VAT_ID',
  VAT_RATE: 'the percentage of VAT within prices, like 20; 0 for none',
  MAIL_FROM: 'the sender of mails, like Shop <shop@example.com>',
  EMAILJS_SERVICE_ID: 'from https://dashboard.emailjs.com/admin',
  EMAILJS_TEMPLATE_ID: 'from https://dashboard.emailjs.com/admin/templates',
  EMAILJS_USER_ID: 'the public key from https://dashboard.emailjs.com/admin/account',
  GOOGLE_CLIENT_ID: 'from https://console.cloud.google.com/apis/credentials',
  GOOGLE_CLIENT_SECRET: 'from https://console.cloud.google.com/apis/credentials',
}

/** The country that a VAT ID begins with; undefined if it begins with none, as Northern Ireland's do. */
export function countryOfVatId(vatId: string | undefined): string | undefined {
  const country = readCountry(normalizeVatId(vatId ?? ''))
  return isCountry(country) ? country : undefined
}

/**
 * Values that are missing, incomplete or contradictory, or not allowed in live mode; one line each, its variable first.
 * The values themselves are never shown.
 */
export function findProblems(given: Given): string[] {
  const problems = [...findMissing(given), ...findContradictions(given)]
  return given.SHOP_MODE === 'live' ? [...problems, ...findStandIns(given)] : problems
}

function findMissing(given: Given): string[] {
  const isLive = given.SHOP_MODE === 'live'
  const needed = new Set<string>(isLive ? REQUIRED_LIVE : [])
  if (isLive && given.AUTH_SECRETS === undefined) needed.add('AUTH_SECRET')
  if (isLive && countryOfVatId(given.SELLER_VAT_ID) === undefined) needed.add('SELLER_COUNTRY')
  if (given.SMTP_URL !== undefined) needed.add('MAIL_FROM')
  for (const group of [STRIPE, EMAILJS, S3, GOOGLE, OIDC])
    if (group.some(name => given[name] !== undefined)) for (const name of group) needed.add(name)
  const missing = [...needed]
    .filter(name => given[name] === undefined)
    .map(name => [`${name} is missing`, HINTS[name]].filter(Boolean).join(': '))
  if (isLive && given.SMTP_URL === undefined && !EMAILJS.some(name => given[name] !== undefined))
    missing.push(`${SMTP.join(' and ')}, or ${EMAILJS.join(', ')}, are missing: live mode sends real mail`)
  return missing
}

function findContradictions(given: Given): string[] {
  const problems: string[] = []
  if (given.DATABASE_DIRECT_URL !== undefined && given.DATABASE_URL === undefined)
    problems.push('DATABASE_DIRECT_URL is set without DATABASE_URL, which is the address of the pooler')
  if (given.DATABASE_REPLICA_URL !== undefined && given.DATABASE_URL === undefined)
    problems.push('DATABASE_REPLICA_URL is set without DATABASE_URL, whose replicas it names')
  if (given.WAL_ARCHIVE !== undefined && given.DATABASE_URL !== undefined)
    problems.push('WAL_ARCHIVE is set together with DATABASE_URL: that server archives its log itself')
  if (given.WAL_ARCHIVE?.startsWith('s3://') && given.S3_ENDPOINT === undefined)
    problems.push('WAL_ARCHIVE is in S3, but S3_ENDPOINT and the other settings of S3 are missing')
  if (given.SANDBOX_FAULTS !== undefined && given.STRIPE_SECRET_KEY !== undefined)
    problems.push('SANDBOX_FAULTS is set together with STRIPE_…: Stripe replaces the sandbox')
  // In the demo, everybody may try out what they like, so never with real money.
  if (given.SHOP_MODE !== 'live')
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const)
      if (/^(sk|rk|pk)_live_/.test(given[name] ?? ''))
        problems.push(`${name} is a live key: real money moves in live mode alone (SHOP_MODE=live)`)
  if (given.AUTH_SECRET !== undefined && given.AUTH_SECRETS !== undefined)
    problems.push('AUTH_SECRET and AUTH_SECRETS are both set: list it there, as version 1')
  const seller = given.SELLER_COUNTRY ?? countryOfVatId(given.SELLER_VAT_ID)
  const registered = given.VAT_REGISTRATIONS?.split(',').map(entry => entry.split(':', 1)[0]?.trim()) ?? []
  if (seller !== undefined && registered.includes(seller))
    problems.push('VAT_REGISTRATIONS names the country of the seller: its number there is SELLER_VAT_ID')
  const prefixes = Object.entries(GIVEN_PREFIXES).map(([name, usual]) => given[name] ?? usual)
  if (new Set(prefixes).size < prefixes.length)
    problems.push(`${Object.keys(GIVEN_PREFIXES).join(', ')} must differ from each other`)
  if ((given.BANNER_FROM ?? '') >= (given.BANNER_TO ?? '9999'))
    problems.push('BANNER_TO must be after BANNER_FROM')
  if (given.IMGBB_API_KEY !== undefined && S3.some(name => given[name] !== undefined))
    problems.push('IMGBB_API_KEY and S3_… are both set: choose one image host')
  return problems
}

/** Rules that apply only in live mode, where money is real. */
const LIVE_RULES: readonly [
  name: string,
  isGood: (value: string, given: Given) => boolean,
  problem: string,
][] = [
  ['SHOP_ORIGIN', value => value.startsWith('https://'), 'must be https in live mode'],
  ['SHOP_ORIGIN', value => !/\/\/(localhost|127\.|\[::1\])/.test(value), 'must not be localhost'],
  [
    'AUTH_SECRET',
    value => new Set(value).size >= 12,
    'is too repetitive; generate one with: openssl rand -base64 32',
  ],
  [
    'AUTH_SECRETS',
    value => value.split(',').every(secret => new Set(secret.slice(secret.indexOf(':') + 1)).size >= 12),
    'has one that is too repetitive; generate it with: openssl rand -base64 32',
  ],
  ['ADMIN_EMAIL', value => value.toLowerCase() !== 'admin@example.com', 'still has its demo value'],
  [
    'ADMIN_PASSWORD',
    (value, given) => findPasswordWeakness(value, given.ADMIN_EMAIL ?? '') === undefined,
    'is too easy to guess; choose another one',
  ],
  [
    'STRIPE_SECRET_KEY',
    value => /^(sk|rk)_live_/.test(value),
    'must be a live key (sk_live_… or rk_live_…) from https://dashboard.stripe.com/apikeys',
  ],
  [
    'STRIPE_PUBLISHABLE_KEY',
    value => value.startsWith('pk_live_'),
    'must be a live key (pk_live_…) from https://dashboard.stripe.com/apikeys',
  ],
  ['MAIL_FROM', value => !value.includes('parts-hub@example.com'), 'still has its demo value'],
  [
    'SMTP_URL',
    value => hasNoParameterBut('name', value),
    'must have no parameters but name in live mode: they can switch TLS and its checks off',
  ],
  ['OIDC_ISSUER', value => value.startsWith('https://'), 'must be https in live mode'],
  ['S3_ENDPOINT', value => value.startsWith('https://'), 'must be https in live mode'],
]

/** Whether the query of this URL has at most this parameter; a malformed URL is reported elsewhere. */
function hasNoParameterBut(name: string, address: string): boolean {
  const query = URL.parse(address)?.searchParams ?? new URLSearchParams()
  return [...query.keys()].every(each => each === name)
}

function findStandIns(given: Given): string[] {
  return LIVE_RULES.flatMap(([name, isGood, problem]) => {
    const value = given[name]
    return value === undefined || isGood(value, given) ? [] : [`${name} ${problem}`]
  })
}
