import { createRoute } from '@hono/zod-openapi'
import { keptStatement, uploadedStatement } from '#contract/bank-entries/bank-entries.ts'
import { MAX_STATEMENT_BYTES, STATEMENT_TOO_LARGE } from '#contract/bank-entries/states.ts'
import { keepStatement } from '#domain/bank-entries/keep.ts'
import { may } from '#domain/rights.ts'
import { admit } from '../base/admit.ts'
import { identify } from '../base/guard.ts'
import { limitUpload } from '../base/limit-upload.ts'
import { createRouter, json, problems } from '../base/openapi.ts'
import { readStatement } from './read-statement.ts'

const limitStatement = limitUpload('file', MAX_STATEMENT_BYTES, STATEMENT_TOO_LARGE)

const keepRoute = createRoute({
  method: 'post',
  path: '/bank-entry/file',
  tags: ['Money'],
  summary:
    'Keep what came in by a bank statement, CAMT.053 or CSV; what is known already is kept once (staff)',
  middleware: [identify, admit(may.settleOnAccount), limitStatement] as const,
  request: { body: { required: true, content: { 'multipart/form-data': { schema: uploadedStatement } } } },
  responses: {
    200: json(keptStatement, 'What became of the file'),
    303: { description: 'The same, for the form of a page without scripts' },
    ...problems(401, 403, 413, 422),
  },
})

export const statements = createRouter().openapi(keepRoute, async c => {
  const { file } = c.req.valid('form')
  const { entries, leftOut, unread } = await readStatement(await file.bytes())
  const kept = await keepStatement(c.get('ctx'), entries)
  const answer = { kept, known: entries.length - kept, leftOut, unread: [...unread] }
  // A browser that sends the form itself asks for a page.
  if (c.req.header('accept')?.includes('text/html'))
    return c.redirect(`/dashboard/bank-entries?kept=${kept}&known=${answer.known}&leftOut=${leftOut}`, 303)
  return c.json(answer, 200)
})
