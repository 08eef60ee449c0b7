import { expect, test } from 'vitest'
import { eventsFor } from '../../../../api/notices/webhooks/write-delivery.ts'

test('offers the moderators’ queue to the operator alone, and makers’ private plans to makers alone', () => {
  const kinds = (isSite: boolean) => eventsFor(isSite).map(({ kind }) => kind)
  expect(kinds(true)).toEqual(expect.arrayContaining(['live', 'edit-waiting', 'reported']))
  expect(kinds(true).filter((kind) => kind === 'elsewhere-week' || kind === 'listing-lost')).toEqual([])
  expect(kinds(false)).toEqual(expect.arrayContaining(['live', 'elsewhere-week', 'listing-lost']))
  expect(kinds(false).filter((kind) => kind === 'edit-waiting' || kind === 'reported')).toEqual([])
})
