import { createPasswordHasher } from '#adapters/argon2.ts'
import { replacePassword } from '#identity/operator-accounts.ts'
import { defineCommand } from './command.ts'
import { withDatabase } from './open.ts'
import { readPassword } from './read-password.ts'

export const resetPassword = defineCommand({
  name: 'reset-password',
  usage: 'EMAIL [--password-file FILE]',
  help: 'gives an account a new password and ends its sessions; asks for it, or reads it from standard input',
  words: ['the email address of the account'],
  options: { 'password-file': { type: 'string' } },
  run: async ([email = ''], { 'password-file': file }) => {
    const password = await readPassword(file)
    await withDatabase(db => replacePassword(db, createPasswordHasher(), { email, password }))
    console.log(`${email} has a new password and is signed out everywhere.`)
    return 0
  },
})
