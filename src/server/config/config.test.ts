import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'parts-hub-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const LIVE = {
  SHOP_MODE: 'live',
  SHOP_ORIGIN: 'https://shop.example.com',
  AUTH_SECRET: 'kD8f2Qw9eR5tY7uI1oP3aS6dF4gH0jKl',
  ADMIN_EMAIL: 'Boss@example.com',
  ADMIN_PASSWORD: 'plum harbour sixteen',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SELLER_NAME: 'Parts Hub Example Ltd',
  SELLER_ADDRESS: '1 Example Street, 12345 Example City',
  VAT_RATE: '20',
  SELLER_COUNTRY: 'DE',
}
const SMTP = { SMTP_URL: 'smtps://u:p@mail.example.com', MAIL_FROM: 'Hub <hub@example.com>' }
const EMAILJS = { EMAILJS_SERVICE_ID: 's', EMAILJS_TEMPLATE_ID: 't', EMAILJS_USER_ID: 'u' }

function problemsOf(source: Record<string, string>): readonly string[] {
  try {
    readConfig(source)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('the demo needs no settings; messages of visitors go to the admin', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'demo',
    mail: { contactTo: 'admin@example.com', smtp: undefined, emailJs: undefined },
  })
})

test('live mode accepts SMTP, EmailJS or both', () => {
  expect(readConfig({ ...LIVE, ...SMTP }).mail).toEqual({
    from: SMTP.MAIL_FROM,
    connections: 20,
    contactTo: 'boss@example.com',
    smtp: { url: SMTP.SMTP_URL },
    emailJs: undefined,
  })
  expect(readConfig({ ...LIVE, ...EMAILJS, CONTACT_TO: 'office@example.com' }).mail).toMatchObject({
    contactTo: 'office@example.com',
    smtp: undefined,
    emailJs: { serviceId: 's', templateId: 't', userId: 'u' },
  })
  expect(problemsOf({ ...LIVE, ...SMTP, ...EMAILJS })).toEqual([])
})

test('the address of the mail server may have parameters in the demo, and the name of the shop in live mode', () => {
  const local = { ...SMTP, SMTP_URL: 'smtp://127.0.0.1:1025?ignoreTLS=true' }
  expect(problemsOf(local)).toEqual([])
  const named = { ...SMTP, SMTP_URL: 'smtp://u:p@mail.example.com:587?name=shop.example.com' }
  expect(problemsOf({ ...LIVE, ...named })).toEqual([])
})

test('live mode without a mail service is refused, naming both', () => {
  const [problem, ...others] = problemsOf(LIVE)
  expect(others).toEqual([])
  for (const name of [...Object.keys(SMTP), ...Object.keys(EMAILJS)]) expect(problem).toContain(name)
})

test.each(['demo', 'live'])('half-configured mail is refused in %s mode', mode => {
  const rest = { ...LIVE, ...(mode === 'demo' && GOOD_STRIPE), SHOP_MODE: mode }
  expect(problemsOf({ ...rest, SMTP_URL: SMTP.SMTP_URL })).toEqual([
    expect.stringMatching(/^MAIL_FROM is missing/),
  ])
  expect(problemsOf({ ...rest, EMAILJS_USER_ID: 'u' })).toEqual([
    expect.stringMatching(/^EMAILJS_SERVICE_ID is missing/),
    expect.stringMatching(/^EMAILJS_TEMPLATE_ID is missing/),
  ])
})

test.each([
  ['SMTP_URL', 'mail.example.com:587'],
  ['MAIL_FROM', 'Parts Hub'],
  ['MAIL_FROM', 'a@example.com, b@example.com'],
  ['MAIL_FROM', 'Hub\r\nBcc: a@example.com <b@example.com>'],
  ['CONTACT_TO', 'office'],
])('%s is refused when it is %j', (name, value) => {
  expect(problemsOf({ ...SMTP, [name]: value })).toEqual([expect.stringMatching(`^${name} must be`)])
})

test('invoices have a placeholder seller in the demo, and a named seller in live mode', () => {
  expect(readConfig({}).billing).toMatchObject({
    seller: {
      name: 'Parts Hub Manufacturing',
      address: ['14 Foundry Lane', '10115 Example City'],
      country: 'DE',
      vatId: 'DE123456789',
      email: 'sales@example.com',
      phone: '+49 30 23125 000',
      iban: 'DE02120300000000202051',
    },
    vatPercent: 19,
    timeZone: 'Europe/Berlin',
    registrations: { numbers: {}, hasOss: true, refusesOthers: false },
  })
  const tokyo = readConfig({ ...LIVE, ...SMTP, VAT_RATE: '8.1', SELLER_TIME_ZONE: 'Asia/Tokyo' })
  expect(tokyo.billing).toMatchObject({
    seller: {
      name: 'Parts Hub Example Ltd',
      address: ['1 Example Street', '12345 Example City'],
      country: 'DE',
      vatId: '',
      email: '',
      phone: '',
      iban: '',
    },
    vatPercent: 8.1,
    timeZone: 'Asia/Tokyo',
  })
  expect(readConfig({ ...LIVE, ...SMTP, CONTACT_TO: 'office@example.com' }).billing.seller.email).toBe(
    'office@example.com',
  )
  expect(problemsOf({ ...LIVE, ...SMTP, SELLER_NAME: '', VAT_RATE: '' })).toEqual([
    expect.stringMatching(/^SELLER_NAME is missing/),
    expect.stringMatching(/^VAT_RATE is missing/),
  ])
})

test('the country of the seller is that of its VAT ID; live mode asks for one of the two', () => {
  const { SELLER_COUNTRY: _country, ...rest } = { ...LIVE, ...SMTP }
  const countryOf = (vatId: string) => readConfig({ ...rest, SELLER_VAT_ID: vatId }).billing.seller.country
  expect([countryOf('ATU12345675'), countryOf('EL 123456783'), countryOf('CHE-107.787.577')]).toEqual([
    'AT',
    'GR',
    'CH',
  ])
  const { billing } = readConfig({ ...rest, SELLER_COUNTRY: 'FR', SELLER_VAT_ID: 'DE123456788' })
  expect(billing.seller.country).toBe('FR')
  expect(problemsOf(rest)).toEqual([expect.stringMatching(/^SELLER_COUNTRY is missing/)])
  expect(problemsOf({ ...rest, SELLER_VAT_ID: 'XI123456727' })).toEqual([
    expect.stringMatching(/^SELLER_COUNTRY is missing/),
  ])
  expect(problemsOf({ SELLER_COUNTRY: 'Germany' })).toEqual([
    expect.stringMatching(/^SELLER_COUNTRY must be/),
  ])
})

/** Invoices would break the rules of EN 16931 or XRechnung, or have question marks. */
test.each([
  ['SELLER_NAME', ' ', 'must be a name'],
  ['SELLER_NAME', 'Hub\nLtd', 'must be one line'],
  ['SELLER_NAME', '東京 Bolts', 'has “東”'],
  ['SELLER_ADDRESS', '14 Foundry Lane, 10115', 'must be lines'],
  ['SELLER_ADDRESS', '14 Foundry Lane, 10115 Example City,', 'must be lines'],
  ['SELLER_ADDRESS', '14 Foundry Lane,, 10115 Example City', 'must be lines'],
  ['SELLER_VAT_ID', '136695976', 'must begin with the code of a country'],
  ['SELLER_VAT_ID', 'EX136695976', 'must begin with the code of a country'],
  ['SELLER_PHONE', 'ask for 42', 'must be a telephone number'],
  ['SELLER_IBAN', 'DE03 1203 0000 0000 2020 51', 'must be an IBAN'],
  ['SELLER_IBAN', 'DE02', 'must be an IBAN'],
  ['CONTACT_TO', 'office@localhost', 'must be an email address'],
])('%s is refused when it is %j, naming what is wrong', (name, value, problem) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(`^${name} ${problem}`)])
})

test('VAT IDs and IBANs of the seller are on invoices as the rules write them, however they are set', () => {
  const { seller, registrations } = readConfig({
    SELLER_VAT_ID: ' de 136.695.976 ',
    SELLER_IBAN: 'GB82 WEST 1234 5698 7654 32',
    VAT_REGISTRATIONS: 'GB:gb 123 4567 89',
  }).billing
  expect(seller).toMatchObject({ vatId: 'DE 136.695.976', country: 'DE', iban: 'GB82WEST12345698765432' })
  expect(registrations.numbers).toEqual({ GB: 'GB 123 4567 89' })
})

test.each(['Mars/Olympus', 'CET2'])('SELLER_TIME_ZONE is refused when it is %j', value => {
  expect(problemsOf({ SELLER_TIME_ZONE: value })).toEqual([
    expect.stringMatching(/^SELLER_TIME_ZONE must be/),
  ])
})

test.each(['20%', '-1', '100', '8.125', 'twenty'])('VAT_RATE is refused when it is %j', value => {
  expect(problemsOf({ VAT_RATE: value })).toEqual([expect.stringMatching(/^VAT_RATE must be/)])
})

test('VAT_REGISTRATIONS, OSS and UNREGISTERED_COUNTRIES say where the seller is registered, and what becomes of the rest', () => {
  const VAT_REGISTRATIONS = ' GB:GB 123 4567 89, CH:CHE-123.456.789 MWST'
  const { billing } = readConfig({ VAT_REGISTRATIONS, OSS: 'no', UNREGISTERED_COUNTRIES: 'refuse' })
  expect(billing.registrations).toEqual({
    numbers: { GB: 'GB 123 4567 89', CH: 'CHE-123.456.789 MWST' },
    hasOss: false,
    refusesOthers: true,
  })
})

test.each([
  ['GB:GB12345', 'entry 1'],
  ['GB:GB123456789,CH:CHE-123.456.789', 'entry 2'],
  ['GB:GB123456789,GB:GB123456789', 'entry 2'],
  ['FR:FR40303265045,GB123456789,CH:CHE-123.456.789 MWST', 'entries 1, 2'],
  [',', 'entries 1, 2'],
])('VAT_REGISTRATIONS is refused when it is %j, naming %s', (value, wrong) => {
  const [problem, ...others] = problemsOf({ VAT_REGISTRATIONS: value })
  expect(problem).toMatch(/^VAT_REGISTRATIONS must be like GB:/)
  expect(problem?.endsWith(`Wrong: ${wrong}`)).toBe(true)
  expect(others).toEqual([])
})

test('VAT_REGISTRATIONS is refused when it names the country of the seller', () => {
  const settings = { VAT_REGISTRATIONS: 'GB:GB123456789', SELLER_VAT_ID: 'GB987654321' }
  expect(problemsOf(settings)).toEqual([expect.stringMatching(/^VAT_REGISTRATIONS names the country/)])
})

test.each(['OSS', 'UNREGISTERED_COUNTRIES'])('%s is refused when it is "maybe"', name => {
  expect(problemsOf({ [name]: 'maybe' })).toEqual([expect.stringMatching(`^${name} must be`)])
})

test('SANDBOX_FAULTS accepts names separated by commas, and only where there is a sandbox', () => {
  expect(readConfig({}).sandboxFaults).toEqual([])
  expect(readConfig({ SANDBOX_FAULTS: 'webhook-lost, server-error' }).sandboxFaults).toEqual([
    'webhook-lost',
    'server-error',
  ])
  expect(problemsOf({ SANDBOX_FAULTS: 'webhook-lost,fire' })).toEqual([
    expect.stringMatching(/^SANDBOX_FAULTS\S* must be names of webhook-lost/),
  ])
  expect(problemsOf({ ...LIVE, ...SMTP, SANDBOX_FAULTS: 'webhook-lost' })).toEqual([
    'SANDBOX_FAULTS is set together with STRIPE_…: Stripe replaces the sandbox',
  ])
})

test('live mode without any settings names every variable at once, each with how to get it', () => {
  const problems = problemsOf({ SHOP_MODE: 'live' })
  for (const name of Object.keys(LIVE).filter(each => each !== 'SHOP_MODE'))
    expect(problems).toContainEqual(expect.stringMatching(`^${name} is missing: \\S`))
})

test('malformed, missing and stand-in settings are named together, once each, and no value is shown', () => {
  const secrets = {
    AUTH_SECRET: 'too-short-secret',
    ADMIN_PASSWORD: 'password1234',
    STRIPE_SECRET_KEY: 'sk_test_very_secret',
    STRIPE_PUBLISHABLE_KEY: 'nothing of the kind',
  }
  const problems = problemsOf({
    SHOP_MODE: 'live',
    SHOP_ORIGIN: 'http://shop.example.com',
    ...SMTP,
    ...secrets,
  })
  for (const name of ['SHOP_ORIGIN', ...Object.keys(secrets), 'ADMIN_EMAIL', 'VAT_RATE'])
    expect(problems.filter(problem => problem.startsWith(`${name} `))).toHaveLength(1)
  for (const secret of Object.values(secrets)) expect(problems.join('\n')).not.toContain(secret)
})

test.each([
  ['SHOP_ORIGIN', 'https://localhost:3000'],
  ['AUTH_SECRET', 'ab'.repeat(20)],
  ['ADMIN_EMAIL', 'Admin@example.com'],
  ['ADMIN_PASSWORD', 'password1234'],
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
  ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
  ['STRIPE_WEBHOOK_SECRET', 'secret'],
  ['MAIL_FROM', 'Parts Hub <parts-hub@example.com>'],
  ['SMTP_URL', 'smtp://mail.example.com:587?ignoreTLS=true'],
  ['SMTP_URL', 'smtp://mail.example.com:587?requireTLS=false'],
  ['SMTP_URL', 'smtps://mail.example.com?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtps://mail.example.com/?name=shop.example.com&secure=false'],
])('live mode refuses %s when it is %j', (name, value) => {
  const problems = problemsOf({ ...LIVE, ...SMTP, [name]: value })
  expect(problems).toContainEqual(expect.stringMatching(`^${name} `))
})

test('proxies are trusted by address or range, and none by default', () => {
  expect(readConfig({}).trustedProxies).toEqual([])
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::/32,192.0.2.1' }).trustedProxies).toEqual([
    '10.0.0.0/8',
    '2001:db8::/32',
    '192.0.2.1',
  ])
})

test.each(['my-proxy', '10.0.0.0/33', '10.0.0.1,', '0.0.0.0/0'])(
  'malformed proxies (%j) are reported without their value',
  TRUSTED_PROXIES => {
    const problems = problemsOf({ ...LIVE, ...SMTP, TRUSTED_PROXIES })
    expect(problems).toEqual([
      'TRUSTED_PROXIES must be addresses or ranges like 10.0.0.0/8, with commas between',
    ])
  },
)

test.each(['sk_live_1', 'rk_live_1'])('refuses %s in demo mode, without showing it', key => {
  const source = { ...GOOD_STRIPE, STRIPE_SECRET_KEY: key }
  expect(() => readConfig(source)).toThrow(/^STRIPE_SECRET_KEY is a live key: .*SHOP_MODE=live/)
  expect(() => readConfig(source)).not.toThrow(key)
  expect(readConfig(GOOD_STRIPE)).toMatchObject({ mode: 'demo', stripe: { secretKey: 'sk_test_1' } })
})

const GOOD_STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
}

const { AUTH_SECRET: replaced, ...LIVE_WITHOUT_SECRET } = { ...LIVE, ...SMTP }
const OLD_SECRET = replaced
const NEW_SECRET = 'Zx3Cv6Bn9Mq2We5Rt8Yu1Io4Pa7Sd0Fg'

test('AUTH_SECRETS are versions, newest first, and AUTH_SECRET is the first of them', () => {
  const rotated = {
    ...LIVE,
    ...SMTP,
    AUTH_SECRET: undefined,
    AUTH_SECRETS: `2:${NEW_SECRET}, 1:${OLD_SECRET}`,
  }
  expect(readConfig(rotated).authSecrets).toEqual([
    { version: 2, value: NEW_SECRET },
    { version: 1, value: OLD_SECRET },
  ])
  expect(readConfig({ AUTH_SECRET: OLD_SECRET }).authSecrets).toEqual([{ version: 1, value: OLD_SECRET }])
  expect(readConfig({}).authSecrets).toBeUndefined()
})

test.each([
  ['without versions', OLD_SECRET],
  ['oldest first', `1:${OLD_SECRET},2:${NEW_SECRET}`],
  ['twice of one version', `1:${NEW_SECRET},1:${OLD_SECRET}`],
  ['too short', '1:short'],
  ['with an empty one', `2:${NEW_SECRET},`],
])('AUTH_SECRETS %s are refused, without their value', (_, AUTH_SECRETS) => {
  const problems = problemsOf({ ...LIVE_WITHOUT_SECRET, AUTH_SECRETS })
  expect(problems).toEqual([expect.stringMatching(/^AUTH_SECRETS must be like 2:new,1:old/)])
  expect(problems.join()).not.toContain(NEW_SECRET)
})

test('AUTH_SECRET beside AUTH_SECRETS is refused', () => {
  const both = { ...LIVE, ...SMTP, AUTH_SECRETS: `2:${NEW_SECRET},1:${OLD_SECRET}` }
  expect(problemsOf(both)).toEqual([expect.stringMatching(/^AUTH_SECRET and AUTH_SECRETS are both set/)])
})

/** A file with this content, as secrets are mounted. */
function mount(content: string): string {
  const path = join(folder, crypto.randomUUID())
  writeFileSync(path, content)
  return path
}

test('each setting may be given as a file, whose last line break is left out', () => {
  const SMTP_URL_FILE = mount('smtp://u:p@mail.example.com\n')
  const PORT_FILE = mount('4000')
  expect(readConfig({ SMTP_URL_FILE, PORT_FILE, MAIL_FROM: SMTP.MAIL_FROM })).toMatchObject({
    port: 4000,
    mail: { smtp: { url: 'smtp://u:p@mail.example.com' } },
  })
})

test.each([
  [
    'both it and its file',
    { PORT: '1', PORT_FILE: mount('1') },
    'PORT_FILE is set together with PORT: keep one of them',
  ],
  ['an empty file', { PORT_FILE: mount('\n') }, 'PORT_FILE names an empty file'],
  ['no file', { PORT_FILE: join(folder, 'none') }, 'PORT_FILE names a file that cannot be read (ENOENT)'],
  [
    'a file for one that others need',
    { ...EMAILJS, EMAILJS_USER_ID: '', EMAILJS_USER_ID_FILE: folder },
    'EMAILJS_USER_ID_FILE names a file that cannot be read (EISDIR)',
  ],
])('%s is one problem, which names the variable', (_, source, problem) => {
  expect(problemsOf(source)).toEqual([problem])
})

test('DATABASE_REPLICA_URL names replicas of DATABASE_URL, which must be there', () => {
  const [DATABASE_URL, one, other] = ['postgres://db/shop', 'postgres://db2/shop', 'postgres://db3/shop']
  const config = readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: `${one}, ${other}` })
  expect([config.replicaUrls, readConfig({}).replicaUrls]).toEqual([[one, other], []])
  expect(problemsOf({ DATABASE_REPLICA_URL: one })).toEqual([
    'DATABASE_REPLICA_URL is set without DATABASE_URL, whose replicas it names',
  ])
  const problem = expect.stringMatching(/^DATABASE_REPLICA_URL must be like .*, several with commas between$/)
  expect(problemsOf({ DATABASE_URL, DATABASE_REPLICA_URL: `${one}, db3` })).toEqual([problem])
})

test('with DATABASE_DIRECT_URL, DATABASE_URL is the address of a pooler, and must be there', () => {
  const direct = 'postgres://shop@db/shop'
  const pooler = 'postgres://shop@pooler:6432/shop'
  expect(readConfig({ DATABASE_URL: pooler, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: direct,
    poolerUrl: pooler,
  })
  expect(readConfig({ DATABASE_URL: direct })).toMatchObject({ databaseUrl: direct, poolerUrl: undefined })
  expect(problemsOf({ DATABASE_DIRECT_URL: direct })).toEqual([
    'DATABASE_DIRECT_URL is set without DATABASE_URL, which is the address of the pooler',
  ])
})
