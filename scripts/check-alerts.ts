import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Has promtool check the rules for Prometheus and try them on series: `npm run check-alerts`. Ends with 1 if they are wrong. */
const cwd = join(import.meta.dirname, '../deploy/monitoring')

for (const args of [
  ['check', 'rules', 'alerts.yml'],
  ['test', 'rules', 'alerts.test.yml'],
]) {
  const { error, status } = spawnSync('promtool', args, { cwd, stdio: 'inherit' })
  if (error) {
    console.error(`promtool is missing (${error.message}); Debian's package prometheus has it`)
    process.exit(1)
  }
  if (status !== 0) process.exit(1)
}
