import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { revokeAllConnections } from '../../../api/actions/connections/manage-connections.ts'
import { grantTo } from '../../support/granted.ts'
import { newClient } from '../../support/oauth.ts'
import { freePort, runService, type RunningService } from '../../support/service.ts'
import { openSignInAgent, pressConsent, signInKinds } from '../../support/sign-in-client.ts'
import { Visitor } from '../../support/visitor.ts'

// The official clients sign in by themselves: they find the metadata, register, ask with PKCE, exchange the code and refresh the token.

let service: RunningService
let ada: Visitor
beforeAll(async () => {
  service = await runService({ SAMPLE_DATA: '0' })
  ada = await new Visitor(service.origin).signUp('ada@example.org')
})
afterAll(() => service.close())
afterEach(async () => {
  service.world.clock = () => new Date()
  await revokeAllConnections(service.world, {}, await profile())
})

const address = () => `${service.world.siteUrl}/mcp/account/`
const profile = async () => {
  const [found] = await service.world.store.list('profiles', 'email', 'ada@example.org')
  if (found === undefined) throw new Error('no profile')
  return found
}

describe.each(signInKinds)('the official client %s', (kind) => {
  it('signs in, calls tools, refreshes its token, and is signed out by its owner', async () => {
    const agent = openSignInAgent(kind, address())
    await expect(agent.connect()).rejects.toThrow(/unauthorized/i)
    expect(agent.kept.asked?.pathname).toBe('/connect/')
    const returned = await pressConsent(ada, agent.kept.asked ?? new URL(''))
    expect([returned.port, returned.searchParams.get('state'), returned.searchParams.get('iss')]).toEqual([
      '33418',
      'a state of its own',
      service.world.siteUrl,
    ])
    await agent.finish(returned)
    expect(await agent.call('get_my_launches')).toContain('Ada')

    const before = agent.kept.tokens?.access_token
    service.world.clock = () => new Date(Date.now() + 3_700_000)
    expect(await agent.call('get_my_launches')).toContain('Ada')
    expect(agent.kept.tokens?.access_token).not.toBe(before)

    const connections = await service.world.store.list('connections', 'accountId', (await profile()).id)
    expect(connections.map(({ label, grant }) => [label, grant?.scopes])).toEqual([['Test agent', ['read', 'drafts']]])
    await revokeAllConnections(service.world, {}, await profile())
    await expect(agent.call('get_my_launches')).rejects.toThrow(/unauthorized/i)
    await agent.close()
  })

  it('with a read-only token asks for more access when it has to create a draft', async () => {
    const { token } = await grantTo(service.world, await profile(), { scopes: ['read'] })
    const agent = openSignInAgent(kind, address(), { tokens: { access_token: token, token_type: 'Bearer' } })
    await agent.connect()
    expect(await agent.call('get_my_launches')).toContain('Ada')
    await expect(agent.call('submit_product', { url: 'https://one.example/' })).rejects.toThrow(/unauthorized/i)
    expect(agent.kept.asked?.searchParams.get('scope')).toBe('read drafts')
    await agent.close()
  })
})

// The official conformance suite for authorization servers: metadata, and the code flow with PKCE and `resource`. It is the client.
it('the whole conformance suite passes', async () => {
  const port = await freePort()
  const clientId = await newClient(service.world, { redirect_uris: [`http://127.0.0.1:${port}/callback`] })
  const program = createRequire(import.meta.url).resolve('@modelcontextprotocol/conformance/dist/index.js')
  const settings = {
    url: service.world.siteUrl,
    'client-id': clientId,
    resource: address(),
    port: String(port),
    'spec-version': '2026-07-28',
  }
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value])
  const suite = spawn(process.execPath, [program, 'authorization', ...options], { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  const ended = new Promise((resolve) => suite.once('exit', resolve))
  suite.stdout.on('data', (data: Buffer) => (output += data.toString()))
  while (!output.includes('Callback server started') && suite.exitCode === null) await setTimeout(50)
  const [asked = ''] = /http\S+\/connect\/\?\S+/.exec(output) ?? []
  const returned = await pressConsent(ada, new URL(asked))
  await (await fetch(returned)).text()
  await ended
  expect(output).toContain('Total: 3 passed, 0 failed')
}, 60_000)
