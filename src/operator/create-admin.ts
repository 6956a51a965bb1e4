import { createPasswordHasher } from '#adapters/argon2.ts'
import { addAdmin } from '#identity/operator-accounts.ts'
import { defineCommand } from './command.ts'
import { withDatabase } from './open.ts'
import { readPassword } from './read-password.ts'

export const createAdmin = defineCommand({
  name: 'create-admin',
  usage: 'EMAIL [--name NAME] [--password-file FILE]',
  help: 'adds an admin; asks for the password, or reads it from standard input',
  words: ['the email address of the admin'],
  options: { name: { type: 'string' }, 'password-file': { type: 'string' } },
  run: async ([email = ''], { name = 'Admin', 'password-file': file }) => {
    const password = await readPassword(file)
    await withDatabase(db => addAdmin(db, createPasswordHasher(), { email, name, password }))
    console.log(`${email} is an admin.`)
    return 0
  },
})
