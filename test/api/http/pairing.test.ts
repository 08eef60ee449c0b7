import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashSecret } from '../../../api/actions/connections/find-connection.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { openRequest, tokenOn } from '../../support/approval.ts'
import { approve, Visitor } from '../../support/visitor.ts'

let service: RunningService
let people = 0
beforeAll(async () => {
  service = await runService({ TRUST_PROXY: '1' })
})
afterAll(() => service.close())

const person = () => new Visitor(service.origin).signUp(`person-${(people += 1)}@example.org`)
const ownLaunches = (token?: string) =>
  fetch(`${service.api}/me/launches/`, { headers: token === undefined ? {} : { Authorization: `Bearer ${token}` } })
const pairing = async (authorization?: string) => {
  people += 1
  const answer = await fetch(`${service.api}/me/launches/`, {
    headers: {
      'Slipway-Client': 'Test tool/1.0',
      'X-Forwarded-For': `198.51.100.${people % 250}`,
      ...(authorization && { Authorization: authorization }),
    },
  })
  const { data } = await answer.json()
  return new URL(data.connectUrl).searchParams.get('code') ?? ''
}

/** Runs `work` as if it were that much later. */
async function later<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const { clock } = service.world
  service.world.clock = () => new Date(clock().getTime() + milliseconds)
  try {
    return await work()
  } finally {
    service.world.clock = clock
  }
}

describe('a client that asks again', () => {
  const ask = async (client: string, ip = '203.0.113.9') => {
    const headers = { 'Slipway-Client': client, 'X-Forwarded-For': ip }
    const answer = await fetch(`${service.api}/me/launches/`, { headers })
    return (await answer.json()).data.connectUrl as string
  }

  it('gets the same link until it was used or has expired', async () => {
    const links = new Set<string>()
    for (let round = 0; round < 30; round += 1) links.add(await ask('Poller/1.0'))
    expect(links.size).toBe(1)
    const [first = ''] = links
    const ada = await person()
    await approve(ada, new URL(first).searchParams.get('code') ?? '')
    const second = await ask('Poller/1.0')
    expect(second).not.toBe(first)
    expect(await later(11 * 60_000, () => ask('Poller/1.0'))).not.toBe(second)
  })

  it('shares it with no other client and no other network', async () => {
    const links = [await ask('One/1.0'), await ask('Two/1.0'), await ask('One/1.0', '203.0.113.10')]
    expect(new Set(links).size).toBe(3)
  })
})

describe('submission plans', () => {
  const codeOf = ({ data }: { data: { connectUrl: string } }) => new URL(data.connectUrl).searchParams.get('code') ?? ''
  const readPlan = async (token?: string) => {
    people += 1
    const headers = { 'X-Forwarded-For': `198.51.100.${people % 250}`, ...(token && { Authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${service.api}/me/elsewhere/nothing/`, { headers })
    return { status: answer.status, body: await answer.json() }
  }

  it('are asked for on their own: the token of a connection reads them once its owner allows that', async () => {
    const ada = await person()
    const token = await approve(ada, await pairing())
    const refused = await readPlan(token)
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    const code = codeOf(refused.body)
    const page = await (await ada.open(`/connect/?code=${code}`, { headers: { 'X-Forwarded-For': `198.51.100.${people % 250}` } })).text()
    expect(page).toContain('also wants to read your submission plans')
    const done = await ada.send('/connect/', { code, do: 'approve-code' })
    expect(tokenOn(await done.text())).toBeUndefined()
    expect((await readPlan(token)).status).toBe(404)
    expect(await (await ada.open('/profile/connections/')).text()).toContain('plus your submission plans')
  })

  it('are never allowed to a connection of somebody else, or one that was revoked', async () => {
    const [ada, eve] = [await person(), await person()]
    const token = await approve(ada, await pairing())
    const code = codeOf((await readPlan(token)).body)
    expect((await eve.send('/connect/', { code, do: 'approve-code' })).status).toBe(404)
    expect((await readPlan(token)).status).toBe(403)
    await service.world.store.transact(async ({ list, remove }) => {
      for (const { id } of await list('connections', 'tokenHash', hashSecret(token))) await remove('connections', id)
    })
    expect((await ada.send('/connect/', { code, do: 'approve-code' })).status).toBe(404)
    expect((await readPlan(token)).status).toBe(401)
  })

  it('are part of a connection that asks for them first', async () => {
    const ada = await person()
    const token = await approve(ada, codeOf((await readPlan()).body))
    expect((await readPlan(token)).status).toBe(404)
  })
})

describe('approving', () => {
  it('needs a signed-in person, who comes back to the code', async () => {
    const code = await pairing()
    const answer = await new Visitor(service.origin).open(`/connect/?code=${code}`)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `/sign-in/?return=${encodeURIComponent(`/connect/?code=${code}`)}`,
    ])
  })

  it('shows who asks, from where, for whom, and keeps the page out of caches, frames and referrers', async () => {
    const ada = await person()
    const answer = await openRequest(ada, await pairing())
    const page = await answer.text()
    expect(page).toContain('Test tool/1.0')
    expect(page).toContain(`person-${people - 1}@example.org`)
    expect(page).toContain('198.51.100.')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('gives the token once, and a reload or the back button never again', async () => {
    const ada = await person()
    const code = await pairing()
    const token = await approve(ada, code)
    expect((await ownLaunches(token)).status).toBe(200)
    const reloaded = await ada.send('/connect/', { code, do: 'approve-code' })
    const back = await ada.open(`/connect/?code=${code}`)
    for (const answer of [reloaded, back]) {
      expect(answer.status).toBe(410)
      expect(await answer.text()).not.toContain('slipway_ct_')
    }
  })

  it('a GET never approves', async () => {
    const ada = await person()
    const code = await pairing()
    for (const page of [ada.open(`/connect/?code=${code}&do=approve-code`), openRequest(ada, `${code}&do=approve-code`)])
      expect(tokenOn(await (await page).text())).toBeUndefined()
    expect(await approve(ada, code)).toMatch(/^slipway_ct_/)
  })

  it('of two people at once connects one', async () => {
    const [ada, eve] = [await person(), await person()]
    const code = await pairing()
    const answers = await Promise.all([ada, eve].map((visitor) => visitor.send('/connect/', { code, do: 'approve-code' })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 410])
  })

  it('a code in any spelling is the code', async () => {
    const ada = await person()
    const code = await pairing()
    expect(await approve(ada, ` ${code.replace('-', '').toLowerCase()} `)).toMatch(/^slipway_ct_/)
  })

  it('an expired code pairs nobody', async () => {
    const ada = await person()
    const code = await pairing()
    await later(10 * 60_000 + 1, async () => {
      expect((await ada.send('/connect/', { code, do: 'approve-code' })).status).toBe(410)
      expect(await (await ada.open(`/connect/?code=${code}`)).text()).toContain('expired')
    })
  })

  it('a declined code pairs nobody', async () => {
    const ada = await person()
    const code = await pairing()
    expect(await (await ada.send('/connect/', { code, do: 'decline-code' })).text()).toMatch(
      /Request declined[\s\S]*If you change your mind, start a new session/,
    )
    expect((await ada.send('/connect/', { code, do: 'approve-code' })).status).toBe(410)
  })

  it.each(['', 'perhaps', 'APPROVE-CODE'])('the decision %j is none', async (decision) => {
    const ada = await person()
    const code = await pairing()
    expect(await (await ada.send('/connect/', { code, do: decision })).text()).not.toContain('slipway_ct_')
    expect((await openRequest(ada, code)).status).toBe(200)
  })

  it('a form sent from another site approves nothing', async () => {
    const ada = await person()
    const code = await pairing()
    const answer = await ada.send('/connect/', { code, do: 'approve-code' }, { Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect((await openRequest(ada, code)).status).toBe(200)
  })

  it('guessing ends after fifteen tries, for right guesses too, and only for that account', async () => {
    const ada = await person()
    const code = await pairing()
    const from = { 'X-Forwarded-For': '192.0.2.200' }
    for (let turn = 0; turn < 15; turn += 1) expect((await ada.open('/connect/?code=BBBB-BBBB', { headers: from })).status).toBe(404)
    const answer = await ada.open(`/connect/?code=${code}`, { headers: from })
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    const neighbor = await person()
    expect((await openRequest(neighbor, code, from)).status).toBe(200)
    expect((await ada.open(`/connect/?code=${code}`, { headers: { 'X-Forwarded-For': '192.0.2.201' } })).status).toBe(429)
  })
})

describe('a token', () => {
  it('is shown with where to put it, and not in a chat', async () => {
    const page = await (await (await person()).send('/connect/', { code: await pairing(), do: 'approve-code' })).text()
    expect(page.replaceAll(/\s+/g, ' ')).toMatch(
      /Copy it now; you won’t see it again\..* set the header <code>Authorization: Bearer .*Don’t paste it into a chat\./,
    )
    expect(page.indexOf('export LAUNCH_TOKEN=')).toBeLessThan(page.indexOf('MCP server URL'))
  })

  it('that replaces an invalid one is shown as such', async () => {
    const page = await (await (await person()).send('/connect/', { code: await pairing('Bearer x'), do: 'approve-code' })).text()
    expect(page.replaceAll(/\s+/g, ' ')).toContain('replace the old token in its settings with this one, then repeat your request.')
  })

  it('is kept as a hash only', async () => {
    const token = await approve(await person(), await pairing())
    const [connection] = await service.world.store.list('connections', 'tokenHash', hashSecret(token))
    expect(connection?.label).toBe('Test tool/1.0')
    expect(JSON.stringify(connection)).not.toContain(token.slice(11))
  })

  it('ends at once when its connection is revoked, by its owner alone', async () => {
    const [ada, eve] = [await person(), await person()]
    const token = await approve(ada, await pairing())
    const [connection] = await service.world.store.list('connections', 'tokenHash', hashSecret(token))
    const id = connection?.id ?? ''
    expect((await eve.send('/profile/connections/', { id, do: 'revoke-connection' })).status).toBe(404)
    expect((await ownLaunches(token)).status).toBe(200)
    expect((await ada.send('/profile/connections/', { id, do: 'revoke-connection' })).status).toBe(303)
    expect((await ownLaunches(token)).status).toBe(401)
  })

  it.each(['frob', '', 'toString'])('is not said to be changed by %j', async (change) => {
    const ada = await person()
    const token = await approve(ada, await pairing())
    expect((await ada.send('/profile/connections/', { change })).status).toBe(400)
    expect((await ownLaunches(token)).status).toBe(200)
  })

  it('has its last use written down at most once a minute', async () => {
    const token = await approve(await person(), await pairing())
    const lastUse = async () => (await service.world.store.list('connections', 'tokenHash', hashSecret(token)))[0]?.lastUsedAt
    expect(await lastUse()).toBeNull()
    await ownLaunches(token)
    const first = await lastUse()
    await ownLaunches(token)
    expect(await lastUse()).toBe(first)
    await later(61_000, async () => {
      await ownLaunches(token)
      expect(await lastUse()).not.toBe(first)
    })
  })
})

it('the response to a connected call names the account, without the email', async () => {
  const ada = await person()
  const token = await approve(ada, await pairing())
  await ada.send('/profile/', { do: 'details', name: 'Jürgen Ä.', handle: 'jay' })
  const { headers } = await ownLaunches(token)
  expect(decodeURIComponent(headers.get('slipway-account') ?? '')).toBe('Jürgen Ä. (@jay)')
  expect(headers.get('access-control-expose-headers')).toContain('Slipway-Account')
  expect((await ownLaunches()).headers.get('slipway-account')).toBeNull()
  expect(
    (await fetch(`${service.api}/products/`, { headers: { Authorization: `Bearer ${token}` } })).headers.get('slipway-account'),
  ).toBeNull()
})
