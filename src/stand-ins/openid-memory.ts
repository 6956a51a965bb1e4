import type { Adapter, AdapterPayload } from 'oidc-provider'

interface Entry {
  payload: AdapterPayload
  readonly endsAt: number
}

const MAX_ENTRIES = 5_000

/** What the stand-in remembers of sign-ins in progress: codes, sessions, grants, each until it expires. */
export class OpenIdMemory {
  readonly #entries = new Map<string, Entry>()

  /** The store for one kind of object, in the form that oidc-provider expects. */
  partFor(kind: string): Adapter {
    const entries = this.#entries
    const keyOf = (id: string) => `${kind}:${id}`
    const find = (id: string): Entry | undefined => {
      const entry = entries.get(keyOf(id))
      return entry && entry.endsAt > Date.now() ? entry : undefined
    }
    const findBy = (field: 'uid' | 'userCode', value: string) =>
      [...entries].find(
        ([key, entry]) =>
          key.startsWith(`${kind}:`) && entry.payload[field] === value && entry.endsAt > Date.now(),
      )?.[1].payload
    return {
      upsert: async (id, payload, expiresIn) => {
        const oldest = entries.keys().next()
        if (entries.size >= MAX_ENTRIES && !oldest.done) entries.delete(oldest.value)
        // The person is asked for at every sign-in: the next person in the same browser must not be mistaken for them.
        const kept = kind === 'Session' ? { ...payload, accountId: undefined } : payload
        entries.set(keyOf(id), { payload: kept, endsAt: Date.now() + (expiresIn ?? 3600) * 1000 })
      },
      find: async id => find(id)?.payload,
      findByUid: async uid => findBy('uid', uid),
      findByUserCode: async code => findBy('userCode', code),
      consume: async id => {
        const entry = find(id)
        if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) }
      },
      destroy: async id => {
        entries.delete(keyOf(id))
      },
      revokeByGrantId: async grantId => {
        for (const [key, entry] of entries) if (entry.payload.grantId === grantId) entries.delete(key)
      },
    }
  }
}
