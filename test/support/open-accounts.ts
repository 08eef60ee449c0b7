import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createAccounts } from '../../api/accounts/accounts.ts'
import type { MailKind } from '../../api/domain/outgoing-mail.ts'
import type { Accounts, Visitor } from '../../api/ports/accounts.ts'
import type { Store } from '../../api/ports/store.ts'
import { createLowdbStore } from '../../api/store/embedded/lowdb-store.ts'
import { createPostgresStore } from '../../api/store/postgres/postgres-store.ts'
import { literalLimiters } from './literal-limiters.ts'

export type OpenAccounts = { accounts: Accounts; store: Store; mails: MailKind[]; siteUrl: string; close: () => Promise<void> }

/** Accounts without a service: in a folder of their own, or in a database. `mails` are the kinds that were queued. */
export async function openAccounts(databaseUrl: string | null): Promise<OpenAccounts> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-accounts-'))
  const onFailure = () => undefined
  const store =
    databaseUrl === null
      ? await createLowdbStore({ folder, onNote: () => undefined, onFailure })
      : await createPostgresStore({ databaseUrl, onFailure })
  const mails: MailKind[] = []
  const siteUrl = 'https://slipway.example'
  const accounts = createAccounts({
    proof: { inTransaction: async () => undefined, afterwards: () => undefined },
    siteUrl,
    store,
    secret: 'x'.repeat(64),
    github: null,
    google: null,
    limiters: literalLimiters(),
    outbox: {
      add: async (kind) => void mails.push(kind),
      queue: async (_transaction, { kind }) => void mails.push(kind),
      wake: () => {},
    },
    rules: { signUps: 'open', signUpDomains: [], readOnly: false },
    clock: () => new Date(),
    hashNetwork: () => 'a hash',
    refusalOf: async () => null,
    logger: pino({ level: 'silent' }),
  })
  const close = async () => {
    await store.close()
    await rm(folder, { recursive: true })
  }
  return { accounts, store, mails, siteUrl, close }
}

/** A browser that keeps the cookies it’s given. */
export class Browser {
  readonly visitor: Visitor
  #cookies = new Map<string, string>()

  constructor(visitor: Visitor = { ip: '192.0.2.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }) {
    this.visitor = visitor
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  keep({ cookies }: { cookies: readonly string[] }): void {
    for (const line of cookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}
