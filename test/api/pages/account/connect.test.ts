import { load } from 'cheerio'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openAgent } from '../../../support/agents.ts'
import { expectCode, openRequest, tokenOn } from '../../../support/approval.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { Visitor } from '../../../support/visitor.ts'

// The links come from one network, and the people who open them are in another.

const databases = usePostgres()
const at = (address: string) => ({ 'X-Forwarded-For': address })

describe.each(['embedded', 'PostgreSQL'])('a link that was requested from another network, on the %s store,', (store) => {
  let service: RunningService
  let ada: Visitor
  /** Enters wrong codes herself, so that Ada’s limit isn’t used up. */
  let eve: Visitor
  let networks = 0
  let home: Record<string, string>
  beforeAll(async () => {
    service = await runService({ TRUST_PROXY: '1', ...(store === 'PostgreSQL' && { DATABASE_URL: await databases.create() }) })
    ada = await new Visitor(service.origin).signUp('ada@example.org')
    eve = await new Visitor(service.origin).signUp('eve@example.org')
  })
  afterAll(() => service.close())

  /** The code of a new request, and its id as the page’s form sends it. */
  async function request(address = `203.0.113.${(networks += 1)}`): Promise<{ code: string; id: string }> {
    home = at(`198.51.100.${networks}`)
    const answer = await fetch(`${service.api}/me/launches/`, { headers: { ...at(address), 'Slipway-Client': 'Cloud tool' } })
    const { message, data } = await answer.json()
    const code = new URL(data.connectUrl).searchParams.get('code') ?? ''
    expect(message).toContain(`(code ${code})`)
    const location = (await ada.open(`/connect/?code=${code}`, { headers: home })).headers.get('location') ?? ''
    return { code, id: new URL(location, service.origin).searchParams.get('request') ?? '' }
  }
  const approve = (id: string, code?: string, by = ada) =>
    by.send('/connect/', { request: id, do: 'approve-code', ...(code !== undefined && { code }) }, home)
  const isWaiting = async ({ id }: { id: string }) => (await service.world.store.get('pairings', id))?.state === 'waiting'

  it('shows a warning and asks for the code, which neither the page nor its URL shows', async () => {
    const { code, id } = await request()
    const answer = await openRequest(ada, code, home)
    const html = await answer.text()
    expect([answer.status, answer.url.includes(code), html.includes(code), html.includes(code.replace('-', ''))]).toEqual([
      200,
      false,
      false,
      false,
    ])
    const $ = load(html)
    expect($('.connect__foreign').text()).toContain('Requested from a different network')
    expect($('.connect__scope section').last().text()).toContain('read your submission plans and the texts in them')
    expect(
      $('.connect__foreign .address')
        .toArray()
        .map((element) => $(element).text()),
    ).toEqual([`203.0.113.${networks}`, `198.51.100.${networks}`])
    const input = $('input[name=code]')
    expect(input.attr()).toMatchObject({ autocomplete: 'one-time-code', inputmode: 'text', required: '' })
    expect($(`label[for=${input.attr('id')}]`).text()).toBe('Code from your tool')
    expect($(`#${input.attr('aria-describedby')}`).text()).toContain('not a code that someone sent you')
    expect(
      $('button')
        .filter('[value$=code]')
        .toArray()
        .map((button) => $(button).attr('value')),
    ).toEqual(['approve-code', 'decline-code'])
    expect(await isWaiting({ id })).toBe(true)
  })

  it.each([
    ['no code', undefined, 'Enter the code from your tool.'],
    ['an empty code', ' ', 'Enter the code from your tool.'],
    ['a wrong code', 'BBBB-BBBB', 'Wrong code.'],
    ['something else', '<b>', 'Wrong code.'],
    ['its id', 'id', 'Wrong code.'],
    ['another request’s code', 'other', 'Wrong code.'],
  ])('is not approved with %s, and the page says why', async (_, given, why) => {
    const other = await request()
    const { id } = await request()
    const answer = await approve(id, given === 'other' ? other.code : given === 'id' ? id : given)
    const $ = load(await answer.text())
    expect([answer.status, tokenOn($.html()), await isWaiting({ id }), await isWaiting(other)]).toEqual([400, undefined, true, true])
    const input = $('input[name=code]')
    expect(input.attr()).toMatchObject({ 'aria-invalid': 'true' })
    const described = (input.attr('aria-describedby') ?? '').split(' ').map((describing) => $(`#${describing}`).text())
    expect(described.at(-1)).toContain(why)
    expect($('[role=alert]').text()).toContain(why)
  })

  it.each(['', '?code=&', '?request=&'])('is not approved by its id in place of the code: %j', async (query) => {
    const { id } = await request()
    const answer = await eve.send(`/connect/${query}`, { code: id, do: 'approve-code' }, home)
    expect([answer.status, tokenOn(await answer.text()), await isWaiting({ id })]).toEqual([404, undefined, true])
  })

  it('is approved with the code, however it is spelled, and only once', async () => {
    const { code, id } = await request()
    const page = await (await approve(id, ` ${code.replace('-', ' ').toLowerCase()}`)).text()
    expect(tokenOn(page)).toBeDefined()
    expect(load(page)('[data-connect-token]').attr('data-code')).toBe(code)
    for (const answer of [await approve(id, code), await ada.open(`/connect/?request=${id}`, { headers: home })])
      expect([answer.status, tokenOn(await answer.text())]).toEqual([410, undefined])
  })

  it('is declined without the code', async () => {
    const { code, id } = await request()
    expect(await (await ada.send('/connect/', { request: id, do: 'decline-code', code: '' }, home)).text()).toContain('Request declined')
    expect((await approve(id, code)).status).toBe(410)
  })

  it('counts wrong codes as guesses: after fifteen, the right one is refused as well, but not from somebody else', async () => {
    const { code, id } = await request()
    const mallory = await new Visitor(service.origin).signUp('mallory@example.org')
    for (let turn = 0; turn < 15; turn += 1) expect((await approve(id, 'BBBB-BBBB', mallory)).status).toBe(400)
    const refused = await approve(id, code, mallory)
    expect([refused.status, (await refused.text()).includes('Cloud tool')]).toEqual([429, false])
    expect(await isWaiting({ id })).toBe(true)
    expect(tokenOn(await (await approve(id, code)).text())).toBeDefined()
  })

  it('asks for the code on the page’s own URL as well when the person changed networks', async () => {
    const { code, id } = await request()
    const page = await (await ada.open(`/connect/?request=${id}`, { headers: at(`203.0.113.${networks}`) })).text()
    expect([page.includes(code), load(page)('input[name=code]').attr('type'), page.includes('different network')]).toEqual([
      false,
      'text',
      false,
    ])
  })

  it.each(['0'.repeat(64), 'x', '', '%00', '../authUsers'])('is not found by a made-up id: %j', async (id) => {
    expect((await eve.open(`/connect/?request=${id}`, { headers: at('192.0.2.9') })).status).toBe(404)
  })

  it.each([
    ['the same IPv4 address', 'Cloud tool', '203.0.113.250', '203.0.113.250', 'matches the code in your tool'],
    ['the same /64', 'Slipway for Chrome', '2001:db8:1:2::7', '2001:db8:1:2:ffff::9', 'Open the Slipway popup again'],
  ])('from %s shows its code to compare with that of %s', async (_, client, theirs, own, words) => {
    const answer = await fetch(`${service.api}/me/launches/`, { headers: { ...at(theirs), 'Slipway-Client': client } })
    const code = new URL((await answer.json()).data.connectUrl).searchParams.get('code') ?? ''
    const page = await ada.open(`/connect/?code=${code}`, { headers: at(own) })
    const $ = load(await page.text())
    expect([page.status, $('.connect__code').text(), $('input[name=code]').attr('type')]).toEqual([200, code, 'hidden'])
    expect($('.connect__facts').text()).toContain(words)
    expect($('.connect__foreign')).toHaveLength(0)
  })

  it.each(['2.x with a session', '1.x with a session'] as const)(
    'connects the session of a client, %s, once the code is entered',
    async (kind) => {
      networks += 1
      home = at(`198.51.100.${networks}`)
      const agent = await openAgent(kind, service.origin, { name: 'Slipway Support', headers: at(`203.0.113.${networks}`) })
      const asked = await agent.call('get_my_launches')
      const code = expectCode(asked)
      expect(asked.text).toContain(`Show them this code: ${code}`)
      expect(asked.text).toContain('the page asks them to enter the code instead')
      const $ = load(await (await openRequest(ada, code, home)).text())
      expect($('.connect__client strong').first().text()).toBe('An unnamed tool')
      const id = $('input[name=request]').val() as string
      await approve(id)
      await approve(id, 'BBBB-BBBB')
      expectCode(await agent.call('get_my_launches'))
      await approve(id, code)
      expect((await agent.call('get_my_launches')).structured).toEqual({ items: [] })
      await agent.close()
    },
  )

  it('returns to the request after sign-in', async () => {
    const { code, id } = await request()
    const stranger = new Visitor(service.origin)
    for (const path of [`/connect/?code=${code}`, `/connect/?request=${id}`]) {
      const answer = await stranger.open(path, { headers: home })
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/sign-in/?return=${encodeURIComponent(path)}`])
    }
  })
})
