import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { within, withOwnConnection } from '#db/connection.ts'
import { chooseAccount } from '#db/embedded/account.ts'
import { findFreePort } from '../../tests/support/built-shop.ts'
import { Processes, signalPostgres } from './processes.ts'

const root = join(import.meta.dirname, '../..')
const WHOLE_WITHIN_MS = 180_000
const ASK_MS = 2_000
const HANDOVER_MS = 60_000
const LOOK_EVERY_MS = 250
const OWNER = 'parts_hub'

const members = z.object({
  members: z.array(z.looseObject({ name: z.string(), role: z.string(), state: z.string() })),
})

interface Node {
  readonly name: string
  readonly data: string
  readonly rest: number
  readonly config: string
  readonly etcd: readonly string[]
  patroni: ChildProcess | undefined
  keeper: ChildProcess | undefined
}

/**
 * What happens to a primary: PostgreSQL and Patroni are killed, PostgreSQL alone is, or both are frozen; all that its machine runs is killed, of
 * etcd and the shop too; or another one is asked to take over.
 */
export type Fate = 'node' | 'postgres' | 'frozen' | 'machine' | 'handover'

/**
 * Three nodes of PostgreSQL under Patroni, each with one of three etcd, and haproxy and pgbouncer, set up as in deploy/ but for addresses and passwords, on free
 * ports, in one folder below the temporary one. `postgres` is the folder of PostgreSQL's programs.
 */
export async function openCluster(postgres: string) {
  const account = await chooseAccount(console.log)
  const folder = await mkdtemp(join(tmpdir(), 'parts-hub-cluster-'))
  const processes = new Processes(account, folder)
  const nodes: Node[] = []

  /** At once, so that it can be done however this process ends. */
  function close(): void {
    // Patroni first: it would start PostgreSQL again.
    for (const { patroni } of nodes) patroni?.kill('SIGKILL')
    for (const { data } of nodes) signalPostgres(data, 'SIGKILL')
    processes.killAll()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
  }
  process.once('exit', close)

  /** A file of deploy/ with other addresses; each of them must be there. */
  async function adapt(sample: string, name: string, changes: readonly (readonly [string, string])[]) {
    let text = await readFile(join(root, 'deploy', sample), 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`deploy/${sample} has no ${from} any more`)
      text = text.replaceAll(from, to)
    }
    await writeFile(join(folder, name), text, { mode: 0o644 })
    return join(folder, name)
  }

  async function startNode(node: Node): Promise<void> {
    node.patroni = processes.start(node.name, 'patroni', [node.config])
  }

  function startKeeper(node: Node): void {
    node.keeper = processes.start(`etcd of ${node.name}`, 'etcd', node.etcd)
  }

  /** What the nodes know of each other, by the first that answers. */
  async function look() {
    for (const { rest } of nodes) {
      try {
        const answer = await fetch(`http://127.0.0.1:${rest}/cluster`, {
          signal: AbortSignal.timeout(ASK_MS),
        })
        return members.parse(await answer.json()).members
      } catch {
        // The next one may live.
      }
    }
    return []
  }

  /** Waits until all three run, one of them as the primary and one as its synchronous replica. */
  async function becomeWhole(): Promise<void> {
    const end = performance.now() + WHOLE_WITHIN_MS
    let seen: Awaited<ReturnType<typeof look>> = []
    while (performance.now() < end) {
      seen = await look()
      const isWell = seen.length === 3 && seen.every(({ state }) => /^(running|streaming)$/.test(state))
      const roles = seen.map(({ role }) => role).toSorted()
      if (isWell && roles.join() === 'leader,replica,sync_standby') return
      await sleep(LOOK_EVERY_MS)
    }
    throw new Error(`the cluster did not become whole: ${JSON.stringify(seen)}`)
  }

  async function nodeWithRole(role: string): Promise<Node> {
    const name = (await look()).find(member => member.role === role)?.name
    const node = nodes.find(each => each.name === name)
    if (!node) throw new Error(`no node is ${role}`)
    return node
  }

  async function start(): Promise<{ url: string; directUrl: string }> {
    await chmod(folder, 0o755)
    if (account) await chown(folder, account.uid, account.gid)
    const [front, pool] = [await findFreePort(), await findFreePort()]
    const local = (port: number) => `http://127.0.0.1:${port}`
    const keepers: { name: string; client: number; peer: number }[] = []
    for (const number of [1, 2, 3])
      keepers.push({ name: `etcd${number}`, client: await findFreePort(), peer: await findFreePort() })
    const etcdOf = ({ name, client, peer }: (typeof keepers)[number]) => [
      `--name=${name}`,
      `--data-dir=${join(folder, name)}`,
      `--listen-client-urls=${local(client)}`,
      `--advertise-client-urls=${local(client)}`,
      `--listen-peer-urls=${local(peer)}`,
      `--initial-advertise-peer-urls=${local(peer)}`,
      `--initial-cluster=${keepers.map(each => `${each.name}=${local(each.peer)}`).join()}`,
    ]
    const addresses: [string, string][] = []
    for (const [index, keeper] of keepers.entries()) {
      const number = index + 1
      const [database, rest] = [await findFreePort(), await findFreePort()]
      const name = `node${number}`
      const config = await adapt('cluster/patroni.yml', `${name}.yml`, [
        ['10.0.0.1:2379,10.0.0.2:2379,10.0.0.3:2379', keepers.map(each => `127.0.0.1:${each.client}`).join()],
        ['name: node1', `name: ${name}`],
        ['10.0.0.1:8008', `127.0.0.1:${rest}`],
        ['10.0.0.1:5432', `127.0.0.1:${database}`],
        ['/var/lib/postgresql/patroni', join(folder, name)],
        ['/usr/lib/postgresql/18/bin', postgres],
        ['/var/lib/postgresql/.patroni-pgpass', join(folder, `${name}.pgpass`)],
        ['/var/run/postgresql', folder],
        ['10.0.0.0/24 scram-sha-256', '127.0.0.1/32 trust'],
      ])
      const etcd = etcdOf(keeper)
      nodes.push({
        name,
        data: join(folder, name),
        rest,
        config,
        etcd,
        patroni: undefined,
        keeper: undefined,
      })
      addresses.push([`10.0.0.${number}:5432 check port 8008`, `127.0.0.1:${database} check port ${rest}`])
    }
    for (const node of nodes) startKeeper(node)
    for (const node of nodes) await startNode(node)
    await becomeWhole()
    const haproxy = await adapt('cluster/haproxy.cfg', 'haproxy.cfg', [
      ['127.0.0.1:5000', `127.0.0.1:${front}`],
      ...addresses,
    ])
    processes.start('haproxy', 'haproxy', ['-db', '-f', haproxy])
    const pgbouncer = await adapt('pgbouncer.ini', 'pgbouncer.ini', [
      ['port=5432', `port=${front} user=${OWNER}`],
      ['listen_port = 6432', `listen_port = ${pool}\nunix_socket_dir =`],
      ['auth_type = scram-sha-256\nauth_file = /etc/pgbouncer/userlist.txt', 'auth_type = any'],
    ])
    await makeDatabase(`postgresql://postgres@127.0.0.1:${front}/postgres`)
    processes.start('pgbouncer', 'pgbouncer', [pgbouncer])
    const at = (port: number) => `postgresql://${OWNER}@127.0.0.1:${port}/${OWNER}`
    return { url: at(pool), directUrl: at(front) }
  }

  const urls = await start().catch(async (error: unknown) => {
    await printLogs(folder)
    close()
    throw error
  })
  return {
    ...urls,
    folder,
    becomeWhole,
    close,
    /** Strikes the primary, and returns how to bring it back and what it and its synchronous replica are called. A handover is over by then. */
    async strike(fate: Fate) {
      const primary = await nodeWithRole('leader')
      const heir = await nodeWithRole('sync_standby')
      const names = { primary: primary.name, heir: heir.name }
      if (fate === 'handover') {
        await handOver(primary, heir)
        return { ...names, bringBack: async () => {} }
      }
      const signal = fate === 'frozen' ? 'SIGSTOP' : 'SIGKILL'
      if (fate === 'machine') primary.keeper?.kill(signal)
      if (fate !== 'postgres') primary.patroni?.kill(signal)
      signalPostgres(primary.data, signal)
      return {
        ...names,
        async bringBack(): Promise<void> {
          if (fate === 'machine') startKeeper(primary)
          if (fate === 'machine' || fate === 'node') await startNode(primary)
          if (fate !== 'frozen') return
          signalPostgres(primary.data, 'SIGCONT')
          primary.patroni?.kill('SIGCONT')
        },
      }
    },
    /** What the node is called that is the primary now. */
    findPrimary: async () => (await nodeWithRole('leader')).name,
    printLogs: () => printLogs(folder),
  }
}

/** As `patronictl switchover` does: https://patroni.readthedocs.io/en/latest/rest_api.html#switchover-and-failover-endpoints */
async function handOver(primary: Node, heir: Node): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${primary.rest}/switchover`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leader: primary.name, candidate: heir.name }),
    signal: AbortSignal.timeout(HANDOVER_MS),
  })
  if (!answer.ok) throw new Error(`no handover: ${answer.status} ${await answer.text()}`)
}

async function makeDatabase(url: string): Promise<void> {
  const end = performance.now() + 30_000
  for (;;) {
    try {
      return await withOwnConnection(url, client =>
        within(client, ASK_MS, async () => {
          await client.query(`create role ${OWNER} login createrole`)
          await client.query(`create database ${OWNER} owner ${OWNER}`)
        }),
      )
    } catch (error) {
      // haproxy has to ask the nodes first.
      if (performance.now() > end) throw error
      await sleep(LOOK_EVERY_MS)
    }
  }
}

/** The last lines of each program, for whoever has to find out why. */
async function printLogs(folder: string): Promise<void> {
  for (const name of [
    'etcd of node1',
    'etcd of node2',
    'etcd of node3',
    'node1',
    'node2',
    'node3',
    'haproxy',
    'pgbouncer',
  ]) {
    const text = await readFile(join(folder, `${name}.log`), 'utf8').catch(() => '')
    console.log(`--- ${name}\n${text.split('\n').slice(-15).join('\n')}`)
  }
}
