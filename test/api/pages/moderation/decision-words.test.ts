import { expect, it } from 'vitest'
import type { Decision } from '../../../../api/domain/moderation/records.ts'
import makerWords from '../../../../api/pages/maker/words.json' with { type: 'json' }
import { undoneWords } from '../../../../api/pages/moderation/log/decision-words.ts'
import moderationWords from '../../../../api/pages/moderation/words.json' with { type: 'json' }

const comment = { commentId: 'c1', about: 'Kiteflow' }

it.each<[string | null, Partial<Decision>, string]>([
  ['Sam', comment, 'deleted a comment by Sam on Kiteflow'],
  [null, { ...comment, accountId: null }, 'deleted a comment on Kiteflow'],
  ['Sam', { ...comment, action: 'dismiss_flags' }, 'dismissed flags on a comment by Sam on Kiteflow'],
  ['Sam', { action: 'dismiss_flags', about: 'Kiteflow' }, 'dismissed flags on Kiteflow, a launch by Sam'],
  [null, { action: 'approve', about: 'Kiteflow' }, 'approved Kiteflow, a launch by a former member'],
  ['Sam', { action: 'restore_edit', about: 'Kiteflow' }, 'restored the approved listing of Kiteflow, edited by Sam'],
  [null, { action: 'restore_edit', about: 'Kiteflow', accountId: null }, 'restored the approved listing of Kiteflow'],
  ['Sam', { action: 'restore_page', launchId: null }, 'reverted changes to the maker page of Sam'],
  ['Sam', { action: 'suspend' }, 'suspended Sam'],
  ['Sam', { action: 'suspend', until: null }, 'suspended Sam until a moderator lifts it'],
  ['Sam', { action: 'suspend', until: '2026-12-28T14:00:00.000Z' }, 'suspended Sam until December 28, 2026 at 14:00 UTC'],
  ['Sam', { action: 'remove_everything', until: null }, 'removed everything by Sam, suspended until a moderator lifts it'],
  ['Sam', { action: 'lift_suspension' }, 'lifted the suspension of Sam'],
  [null, { action: 'delete_account' }, 'deleted the account of a former member'],
  ['Sam', { action: 'reject_edit', about: 'Kiteflow' }, 'rejected an edit to Kiteflow, edited by Sam'],
  ['Sam', { ...comment, action: 'grant_appeal' }, 'granted an appeal about a comment by Sam on Kiteflow'],
  ['Sam', { ...comment, action: 'undo' }, 'undid a decision about a comment by Sam on Kiteflow'],
  [null, { accountId: null, action: 'block', about: 'spam.example' }, 'blocked spam.example'],
  [null, { accountId: null, action: 'set_reasons' }, 'edited the reasons'],
  [null, { accountId: null, action: 'change_settings', about: 'Name' }, 'changed settings: Name'],
  ['Sam', { launchId: null, action: 'name_moderator' }, 'made a moderator: Sam'],
])('says who decided about whom: %s, %j', (person, given, words) => {
  const nothing = { launchId: 'kiteflow', commentId: null, about: null, reason: null, at: '2026-03-04T12:00:00.000Z', month: '2026-03' }
  const decision: Decision = { id: 'd1', by: 'mia', action: 'delete_comment', accountId: 'sam', ...nothing, ...given }
  expect(undoneWords({ decision, by: 'Mia', undoneBy: null, person, launch: null })).toBe(`Undone: ${words}.`)
})

it('names kinds of decisions that can be chosen from a list without what follows', () => {
  expect(Object.values(moderationWords.actionWords).filter((words) => !/\w$/.test(words))).toEqual([])
})

it('says in a moderator’s words all that a maker reads of a launch’s history', () => {
  expect(Object.keys(moderationWords.did)).toEqual(expect.arrayContaining(Object.keys(makerWords.history)))
})
