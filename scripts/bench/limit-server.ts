import { createServer } from 'node:http'
import pg from 'pg'

/**
 * The upper limit of the machine: / sends 20 kB, /rows and /row send one indexed SELECT of 24 rows or one through `pg` as JSON. Listens
 * on PORT of loopback, with the database at DATABASE_URL, until it is killed.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const page = Buffer.alloc(20_000, 'x')
const queries = {
  '/rows': { name: 'rows', text: 'select * from products order by created_at desc, id desc limit 24' },
  '/row': { name: 'row', text: "select * from products where id = 'bench-7'" },
} as const

createServer(async (request, response) => {
  const query = request.url === '/rows' || request.url === '/row' ? queries[request.url] : undefined
  if (!query) {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page)
    return
  }
  const { rows } = await pool.query(query)
  const body = JSON.stringify(rows)
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
}).listen(Number(process.env.PORT), '127.0.0.1')
