import { defineConfig } from 'vitest/config'
import { changedFiles } from './tests/support/changed-files.ts'
import { LongestFirst } from './tests/support/longest-first.ts'

// As in production: libraries leave checks out where they believe to be tested.
const env = { NODE_ENV: 'production', TEST: '' }

/** Of these each file has modules of its own: they replace some, count memory, or bring about what the shop remembers of its database. */
const ALONE = [
  'card-service-away',
  'connections',
  'crowds',
  'database-away',
  'embedded',
  'media-full',
  'product-workbook',
  'reconciliation-flood',
  'secrets',
  'sight',
  'silent-database',
  'whole-catalogue',
].map(name => `tests/integration/${name}.test.ts`)

/** Tests with a PostgreSQL. Much of their time is waiting: for processes, clocks and the database. */
const integration = {
  globalSetup: ['tests/support/global-database.ts'],
  env,
  // Also on a machine that does ten other things: what is meant to be quick says so itself.
  testTimeout: 90_000,
  hookTimeout: 180_000,
  // Two processors are idle for a twentieth of the time with four; six take an eighth more of them, as each loads the shop's modules.
  maxWorkers: 4,
}

export default defineConfig({
  test: {
    reporters: ['default'],
    experimental: { vcsProvider: changedFiles },
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'parts/**/*.test.ts', 'tests/{relevance,support}/**/*.test.ts'],
          maxWorkers: 2,
          // Loading the modules anew for each file would take as long as most of these tests.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...integration,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ALONE,
          // A third of the time would go into loading the shop's modules anew for each file.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...integration,
          name: 'integration alone',
          include: ALONE,
          // Beside the others, with a PostgreSQL of their own.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/support/global-shop.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: 3,
          // A fifth of the time would go into loading modules anew for each file.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
