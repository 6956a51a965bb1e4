import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { run } from '#operator/run.ts'
import { openTestShop } from '../support/shop.ts'

const GOOD_PASSWORD = 'violet harbour nineteen'

const shop = await openTestShop()
const folder = await mkdtemp(join(tmpdir(), 'parts-hub-operator-'))
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

/** As `npm run shop -- …` beside the running shop. */
async function operate(args: readonly string[]) {
  vi.stubEnv('DATABASE_URL', shop.database.url)
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('INIT_CWD', folder)
  const [out, fault] = (['log', 'error'] as const).map(way => vi.spyOn(console, way).mockReturnValue())
  const code = await run(args)
  const said = (spy = out) => spy?.mock.calls.join('\n')
  const answer = { code, out: said(out), fault: said(fault) }
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  return answer
}

/** The name of a file with this password. */
async function writePassword(password: string): Promise<string> {
  const path = join(folder, crypto.randomUUID())
  await writeFile(path, password)
  return path
}

const signIn = async (email: string, password: string) => {
  const caller = shop.newVisitor()
  const { status } = await caller.send('POST', '/api/auth/sign-in/email', { email, password })
  return { status, caller }
}

test('without a name the commands are listed, as docs/OPERATIONS.md describes them', async () => {
  const { code, out } = await operate([])
  expect(code).toBe(0)
  const listed = [...(out ?? '').matchAll(/^ {2}([a-z-]+)/gm)].map(([, name]) => name)
  const document = await readFile(join(import.meta.dirname, '../../docs/OPERATIONS.md'), 'utf8')
  const table = document.slice(document.indexOf('| command |'), document.indexOf('## Your own texts'))
  expect([...table.matchAll(/^\| `([a-z-]+)` \|/gm)].map(([, name]) => name)).toEqual(listed)
})

test.each([
  [['frobnicate'], /^There is no command 'frobnicate'\.$/],
  [['import'], /^import needs the file to import\.\n\n {2}import FILE/],
  [['retry', '--all'], /^Unknown option '--all'\.\n\n {2}retry/],
  [['doctor', 'now'], /^doctor does not take 'now'\.\n\n {2}doctor/],
  [['import', 'none.csv'], /^none\.csv cannot be read \(ENOENT\)\.\n\n {2}import FILE/],
  [['export', 'table.pdf'], /^The name of the file must end with \.csv or \.xlsx\.\n\n {2}export FILE/],
  [
    ['backup'],
    /^backup needs the folder to keep the archive in, or s3:\/\/bucket\/prefix\.\n\n {2}backup FOLDER/,
  ],
  [['backup', 'kept', '--keep', '0'], /^--keep takes a number of archives, 1 to 9999\.\n\n {2}backup FOLDER/],
  [
    ['backup', 's3://bucket/shop'],
    /^S3_ENDPOINT and the other settings of S3 are missing: s3:\/\/bucket\/shop/,
  ],
  [['restore', 'none.zst'], /^[^\n]+none\.zst cannot be read: ENOENT: no such file/],
  [['orphans', '--remove', '/srv/none'], /^\/srv\/none is no database of a shop in [^\n]+$/],
  [['go-live', '--goods', 'some'], /^--goods must be one of none, changed, all\.\n\n {2}go-live/],
])('%j is refused in one sentence, with how it is called', async (args, sentence) => {
  expect(await operate(args)).toMatchObject({ code: 2, fault: expect.stringMatching(sentence) })
})

test('an admin is made with a password from standard input, and gets another one from a file', async () => {
  const email = 'clerk@firm.eu'
  const { PATH, HOME, TMPDIR } = process.env
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/shop.ts', 'create-admin', 'Clerk@firm.eu', '--name', 'Clerk'],
    {
      cwd: join(import.meta.dirname, '../..'),
      env: { PATH, HOME, TMPDIR, DATABASE_URL: shop.database.url },
      input: `${GOOD_PASSWORD}\n`,
      encoding: 'utf8',
    },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 0,
    stdout: 'Clerk@firm.eu is an admin.\n',
    stderr: '',
  })
  const { caller } = await signIn(email, GOOD_PASSWORD)
  expect(await caller.send('GET', '/user')).toMatchObject({ status: 200 })
  const file = await writePassword('amber lantern seventeen\n')
  expect(await operate(['reset-password', email, '--password-file', file])).toMatchObject({ code: 0 })
  expect(await caller.send('GET', '/user')).toMatchObject({ status: 401 })
  expect(await signIn(email, GOOD_PASSWORD)).toMatchObject({ status: 401 })
  expect(await signIn(email, 'amber lantern seventeen')).toMatchObject({ status: 200 })
})

test.each([
  ['create-admin', shop.admin.email, GOOD_PASSWORD, /has an account already/],
  ['create-admin', 'nobody', GOOD_PASSWORD, /^'nobody' is not an email address$/],
  ['create-admin', 'new@firm.eu', 'short', /^The password must have 10 to 256 characters$/],
  ['create-admin', 'new@firm.eu', 'password1234', /too common/],
  ['reset-password', 'new@firm.eu', GOOD_PASSWORD, /^new@firm\.eu has no account$/],
])('%s %s with the password %s is refused in one sentence', async (command, email, password, sentence) => {
  const file = await writePassword(password)
  expect(await operate([command, email, '--password-file', file])).toEqual({
    code: 2,
    out: '',
    fault: expect.stringMatching(sentence),
  })
})

test('the products are exported into a new file, and imported from it, all or none', async () => {
  const product = await shop.addProduct({ price: 2.5 })
  expect(await operate(['export', 'all.csv'])).toMatchObject({ code: 0, fault: '' })
  expect(await operate(['export', 'all.csv'])).toMatchObject({
    code: 2,
    fault: expect.stringMatching(/^all\.csv cannot be written: EEXIST/),
  })
  const table = await readFile(join(folder, 'all.csv'), 'utf8')
  await writeFile(join(folder, 'dearer.csv'), table.replace(',2.5,', ',3.75,'))
  await writeFile(join(folder, 'free.csv'), table.replace(',2.5,', ',0,'))
  expect(await operate(['import', 'free.csv'])).toMatchObject({
    code: 2,
    fault: expect.stringMatching(/^line \d+, price /),
  })
  expect(await operate(['import', 'dearer.csv', '--dry-run'])).toMatchObject({
    out: 'Would import 1 rows: 0 new, 1 changed, 0 as they were.',
  })
  expect(await operate(['import', 'dearer.csv'])).toMatchObject({ code: 0 })
  expect(await shop.readProduct(product._id)).toMatchObject({ price: 3.75 })
})

test('what failed is due again at once by retry, and what waits for its turn is not', async () => {
  await shop.database.pool.query(
    `insert into mails (id, kind, recipient, fields, next_attempt_at, last_error) values
      ('refused', 'contact', 'a@firm.eu', '{}', now() + interval '1 hour', 'mailbox full'),
      ('held-back', 'contact', 'b@firm.eu', '{}', now() + interval '1 hour', null)`,
  )
  expect(await operate(['retry'])).toMatchObject({
    out: 'To be tried again within 20 s by the running shop: 1 mails, 0 webhook events, 0 refunds.',
  })
  const { rows } = await shop.database.pool.query('select id from mails where next_attempt_at <= now()')
  expect(rows).toContainEqual({ id: 'refused' })
  expect(rows).not.toContainEqual({ id: 'held-back' })
  const { code, out } = await operate(['status'])
  expect({ code, out }).toEqual({
    code: 0,
    out: expect.stringMatching(
      /^Parts Hub \S+, schema \d{4}, demo\nNo backup has been made: [^]* 1 of them refused at least once\n/,
    ),
  })
})
