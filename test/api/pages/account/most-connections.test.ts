import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxConnections } from '../../../../api/actions/connections/manage-connections.ts'
import { openRequest, tokenOn } from '../../../support/approval.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { approve, Visitor } from '../../../support/visitor.ts'

const databases = usePostgres()

describe.each(['embedded', 'PostgreSQL'])('an account with all the connections it can have, on the %s store,', (store) => {
  let service: RunningService
  let ada: Visitor
  let links = 0
  beforeAll(async () => {
    service = await runService({
      TRUST_PROXY: '1',
      SAMPLE_DATA: '0',
      ...(store === 'PostgreSQL' && { DATABASE_URL: await databases.create() }),
    })
    ada = await new Visitor(service.origin).signUp('ada@example.org')
  })
  afterAll(() => service.close())

  const newCode = async () => {
    links += 1
    const answer = await fetch(`${service.api}/me/launches/`, { headers: { 'X-Forwarded-For': `203.0.113.${links}` } })
    const { data } = await answer.json()
    return new URL(data.connectUrl).searchParams.get('code') ?? ''
  }
  const connections = async () => {
    const [profile] = await service.world.store.list('profiles', 'email', 'ada@example.org')
    return service.world.store.list('connections', 'accountId', profile?.id ?? '')
  }

  it('gets no more by approving forty, fourteen at once, and is told to revoke one first', async () => {
    const codes = []
    for (let nth = 0; nth < 40; nth += 1) codes.push(await newCode())
    // Fourteen at once: an account can’t have more than fifteen codes checked at the same moment.
    const answers: Response[] = []
    for (let from = 0; from < codes.length; from += 14) {
      const some = codes.slice(from, from + 14)
      answers.push(...(await Promise.all(some.map((code) => ada.send('/connect/', { code, do: 'approve-code' })))))
    }
    const pages = await Promise.all(answers.map((answer) => answer.text()))
    expect(pages.filter((page) => tokenOn(page) !== undefined)).toHaveLength(maxConnections)
    expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual(Array(40 - maxConnections).fill(409))
    const refused = pages.find((page) => tokenOn(page) === undefined) ?? ''
    expect(refused).toContain('You’ve reached the limit of 20 connections. Revoke one you no longer use')
    expect(refused).toContain('href="/profile/connections/"')
    expect(await connections()).toHaveLength(maxConnections)
  })

  it('can still approve the same link once it has revoked one', async () => {
    const code = await newCode()
    expect((await ada.send('/connect/', { code, do: 'approve-code' })).status).toBe(409)
    const [oldest] = await connections()
    await ada.send('/profile/connections/', { id: oldest?.id ?? '', do: 'revoke-connection' })
    expect((await openRequest(ada, code)).status).toBe(200)
    expect(await approve(ada, code)).toMatch(/^slipway_ct_/)
  })
})
