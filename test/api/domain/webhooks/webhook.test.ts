import { expect, test } from 'vitest'
import { afterAttempt, newWebhook, rotate, secretsOf, toSecret, type Webhook } from '../../../../api/domain/webhooks/webhook.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const webhook = newWebhook({ id: 'w', ownerId: 'ada', url: 'https://hooks.example/', secret: 'whsec_b2xk', kinds: ['live'] }, at(1))
const failing: Webhook = { ...webhook, failingSince: at(1).toISOString() }
const isOff = (because: string, day: number) => ({ at: at(day).toISOString(), because })

test.each([
  ['a success changes nothing', webhook, 'sent', 2, undefined, undefined],
  ['the first failure is noted', webhook, 'retried', 2, at(2).toISOString(), undefined],
  ['a success ends the failing', failing, 'sent', 9, undefined, undefined],
  ['nothing succeeded for less than five days', failing, 'failed', 5, at(1).toISOString(), undefined],
  ['nothing succeeded for five days', failing, 'failed', 6, at(1).toISOString(), isOff('failing', 6)],
  ['an attempt that will be repeated turns nothing off', failing, 'retried', 9, at(1).toISOString(), undefined],
  ['410 turns it off at once', webhook, 'gone', 2, at(2).toISOString(), isOff('gone', 2)],
  ['what we never sent is no failure', webhook, 'dropped', 2, undefined, undefined],
] as const)('%s', (_, before, result, day, failingSince, off) => {
  const after = afterAttempt(before, result, at(day))
  expect([after.failingSince, after.off]).toEqual([failingSince, off])
})

test('a replaced secret signs for one more day', () => {
  const rotated = rotate(webhook, 'whsec_bmV3', at(2))
  expect(secretsOf(rotated, at(2))).toEqual(['whsec_bmV3', 'whsec_b2xk'])
  expect(secretsOf(rotated, at(3))).toEqual(['whsec_bmV3'])
})

test('a secret is the base64 of its bytes', () => {
  expect(toSecret(new Uint8Array([255, 254, 0, 1]))).toBe('whsec_//4AAQ==')
})
