import Koa, { type Context } from 'koa'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { takeGuess } from '../../../../api/http/limits/limit-guesses.ts'
import { createLimits } from '../../../../api/http/limits/limit-rate.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'

function contextFrom(ip: string): Context {
  const request = new IncomingMessage(new Socket())
  const ctx = new Koa().createContext(request, new ServerResponse(request))
  ctx.request.ip = ip
  return ctx
}
const home = '192.0.2.1'
const refused = (name: string) => ({ code: 'TOO_MANY_REQUESTS', data: { quota: { name } } })

it('an account has fifteen wrong codes, whatever its network', async () => {
  const limits = createLimits(literalLimiters())
  for (let guess = 0; guess < 15; guess += 1) await takeGuess(limits, contextFrom(`192.0.2.${guess}`), 'eve')
  await expect(takeGuess(limits, contextFrom('198.51.100.1'), 'eve')).rejects.toMatchObject(refused('codes'))
  await expect(takeGuess(limits, contextFrom(home), 'ada')).resolves.toBeTypeOf('function')
})

it('the accounts in a network have a hundred together', async () => {
  const limits = createLimits(literalLimiters())
  for (let guess = 0; guess < 100; guess += 1) await takeGuess(limits, contextFrom(home), `eve-${guess % 10}`)
  for (let guess = 0; guess < 20; guess += 1)
    await expect(takeGuess(limits, contextFrom(home), 'ada')).rejects.toMatchObject(refused('networkCodes'))
  // What the network refused cost Ada nothing.
  await expect(takeGuess(limits, contextFrom('198.51.100.1'), 'ada')).resolves.toBeTypeOf('function')
})

it('an account that has used up its guesses takes none from its network', async () => {
  const limits = createLimits(literalLimiters())
  for (let guess = 0; guess < 200; guess += 1) await takeGuess(limits, contextFrom(home), 'eve').catch(() => undefined)
  for (let guess = 0; guess < 85; guess += 1) await takeGuess(limits, contextFrom(home), `ada-${guess}`)
  await expect(takeGuess(limits, contextFrom(home), 'ada')).rejects.toMatchObject(refused('networkCodes'))
})

it('a right code is given back to both', async () => {
  const limits = createLimits(literalLimiters())
  for (let turn = 0; turn < 120; turn += 1) await (await takeGuess(limits, contextFrom(home), 'ada'))()
  await expect(takeGuess(limits, contextFrom(home), 'ada')).resolves.toBeTypeOf('function')
})
