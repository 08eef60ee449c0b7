import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { NoticeDefinition } from '../../../api/notices/define-notice.ts'
import { noticeKinds } from '../../../api/notices/kinds.ts'
import { webhookEvents } from '../../../api/notices/webhooks/write-delivery.ts'

const definitions = Object.entries<NoticeDefinition>(noticeKinds)

it('every definition is listed, under its name', async () => {
  const folder = new URL('../../../api/notices/kinds/', import.meta.url)
  const files = await Promise.all(readdirSync(folder).map((file) => import(new URL(file, folder).href)))
  const defined = files
    .flatMap((file) => Object.keys(file))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
  expect(Object.keys(noticeKinds).toSorted(), 'cure: add or rename its line in api/notices/kinds.ts').toEqual(defined.toSorted())
})

it('no two events have the same type for webhooks', () => {
  const types = webhookEvents.map(({ type }) => type)
  expect(
    types.filter((type, at) => types.indexOf(type) !== at),
    'cure: give the event a type of its own in its definition',
  ).toEqual([])
})

it('another meaning of an event belongs to an event that is listed', () => {
  const events = new Set(definitions.map(([, notice]) => notice))
  expect(
    definitions.filter(([, notice]) => 'of' in notice && !events.has(notice.of)).map(([kind]) => kind),
    'cure: add the event’s notice to api/notices/kinds.ts',
  ).toEqual([])
})
