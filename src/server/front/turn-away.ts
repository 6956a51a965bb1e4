import type { IncomingMessage } from 'node:http'
import { chooseLanguage } from '#api/base/choose-language.ts'
import { mayHaveSession } from '#api/base/guard.ts'
import { problemResponse } from '#api/base/problem.ts'
import { say } from '#contract/phrase.ts'
import type { Shop } from '../compose/compose.ts'
import { BARE_POLICY, commonHeaders } from './security-headers.ts'
import { crowdedPage } from './unavailable-page.ts'

/** The paths of files. */
const FILES = /^\/(?:(?:assets|catalogue|images)\/|[\w-]+\.(?:png|svg|txt|webmanifest|js)$)/
const CROWDED = say`More is asked of the shop just now than it can answer. Nothing was changed.`

/** Whether this is a file, which costs next to nothing. */
export function isFile({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'GET' && FILES.test(url)
}

/** Whether a browser, or the pages' service worker, fetches this before anybody has asked for it. https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Sec-Purpose */
export function isAhead({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { 'sec-purpose': purpose = headers.purpose } = headers
  return typeof purpose === 'string' && purpose.startsWith('prefetch')
}

/** What comes first while there is too much to do: bookings, payments and their webhooks, and whoever may be signed in. */
export function isUrgent({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  return (method !== 'GET' && method !== 'HEAD') || mayHaveSession(headers.cookie)
}

/** Answers what cannot be admitted, in no time. */
export function createRefusal({
  config,
  languages,
}: Shop): (head: Pick<IncomingMessage, 'method' | 'headers'>) => Response {
  const common = commonHeaders(config.origin)
  const headers = { ...common, 'content-security-policy': BARE_POLICY, 'retry-after': '2' }
  return ({ method, headers: { accept, 'accept-language': asked } }) =>
    method === 'GET' && accept?.includes('text/html')
      ? crowdedPage(common)
      : problemResponse(503, { detail: CROWDED }, headers, chooseLanguage(languages, asked))
}
