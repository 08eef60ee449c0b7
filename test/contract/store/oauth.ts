import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { maxConnections } from '../../../api/actions/connections/manage-connections.ts'
import { exchangeToken } from '../../../api/actions/oauth/exchange-token.ts'
import { forgetCodes, forgetExpiredGrants } from '../../../api/actions/retention/forget-grants.ts'
import { queueMail } from '../../../api/mail/outbox.ts'
import type { World } from '../../../api/ports/world.ts'
import { ada } from '../../support/launch-world.ts'
import { approveNew, changed } from '../../support/oauth.ts'
import { oneOfEach } from './one-of-each.ts'
import { useStore, type MakePlace } from './store-place.ts'

const eight = Array.from({ length: 8 }, (_, index) => index)

/** Codes and refresh tokens at once, as if one after the other. */
export function oauthContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: of eight OAuth requests at once`, () => {
    const opened = useStore(makePlace)
    let now = new Date('2026-11-18T10:00:00Z')
    const openWorld = () =>
      ({
        store: opened.store,
        siteUrl: 'https://slipway.example',
        clock: () => now,
        random: randomBytes,
        outbox: { queue: queueMail, wake: () => {} },
        rules: { readOnly: false },
      }) as never as World
    beforeEach(async () => {
      now = new Date('2026-11-18T10:00:00Z')
      await opened.store.transact(({ put }) => put('profiles', ada))
    })
    const connections = () => opened.store.countBy('connections', 'accountId', ada.id)
    const fulfilled = (outcomes: PromiseSettledResult<unknown>[]) => outcomes.filter(({ status }) => status === 'fulfilled').length

    it('one exchanges the code, and the next ends the connection', async () => {
      const { params } = await approveNew(openWorld(), ada)
      const outcomes = await Promise.allSettled(eight.map(() => exchangeToken(openWorld(), changed(params))))
      expect(fulfilled(outcomes)).toBe(1)
      expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { error: 'invalid_grant' } })
      expect(await connections()).toBe(0)
      await forgetExpiredGrants(openWorld())
      expect(await opened.store.countBy('authorizations', 'accountId', ada.id)).toBe(0)
    })

    it('one refreshes the token, and the next ends the connection', async () => {
      const { params, clientId } = await approveNew(openWorld(), ada)
      const { refresh_token = '' } = await exchangeToken(openWorld(), changed(params))
      expect(await connections()).toBe(1)
      const refresh = { grant_type: 'refresh_token', client_id: clientId, refresh_token }
      expect(fulfilled(await Promise.allSettled(eight.map(() => exchangeToken(openWorld(), changed(refresh)))))).toBe(1)
      expect(await connections()).toBe(0)
    })

    it('no more are approved than the account can have connections, and expired codes make room', async () => {
      await opened.store.transact(async ({ put }) => {
        for (let nth = 2; nth < maxConnections; nth += 1)
          await put('connections', { ...oneOfEach.connections, id: `c${nth}`, tokenHash: `hash-${nth}`, accountId: ada.id })
      })
      expect(fulfilled(await Promise.allSettled(eight.map(() => approveNew(openWorld(), ada))))).toBe(2)
      expect(await opened.store.countBy('authorizations', 'state', 'waiting')).toBe(2)
      now = new Date('2026-11-18T10:01:00Z')
      await approveNew(openWorld(), ada)
      await forgetCodes(openWorld())
      expect(await opened.store.countBy('authorizations', 'state', 'waiting')).toBe(1)
    })
  })
}
