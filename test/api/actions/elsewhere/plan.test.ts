import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { discardDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { noteElsewhere } from '../../../../api/actions/elsewhere/note-elsewhere.ts'
import { noteListing, noteState, saveDetails } from '../../../../api/actions/elsewhere/note-place.ts'
import { planAgain, planPlace, planPlaces, unplanPlace } from '../../../../api/actions/elsewhere/plan-places.ts'
import { readElsewhere, readPlan } from '../../../../api/actions/elsewhere/read-plan.ts'
import { saveSettings } from '../../../../api/actions/elsewhere/save-plan.ts'
import { ada, bob, callerOf, type LaunchWorld } from '../../../support/launch-world.ts'
import { at, openTeapot, own, settings } from './teapot-plan.ts'

let opened: LaunchWorld
beforeEach(async () => {
  opened = await openTeapot()
})
afterEach(() => opened.close())

const places = async () =>
  (await readPlan(opened.world, own, ada)).places.map(({ entry, day, submission }) => [entry.id, day, submission.state])

describe('a plan', () => {
  it('begins with the best of what fits, dated back from the launch, and keeps its settings', async () => {
    const before = await readPlan(opened.world, own, ada)
    expect([before.isSaved, before.offers.map(({ entry }) => entry.id)]).toEqual([false, ['for-ai', 'dry-dock', 'dear', 'pricey']])
    expect(before.excluded.map(({ entry, reasons }) => `${entry.id}: ${reasons.join(' ')}`)).toEqual(['for-games: Only takes Games.'])
    expect(await planPlaces(opened.world, { ...own, count: 10 }, ada)).toBe(2)
    expect(await places()).toEqual([
      ['for-ai', '2026-11-23', 'planned'],
      ['dry-dock', '2026-12-07', 'planned'],
    ])
    expect((await readPlan(opened.world, own, ada)).isSaved).toBe(true)
  })

  it('leaves out what costs money if it’s for free ones only', async () => {
    await saveSettings(opened.world, { ...own, ...settings }, ada)
    const { offers, excluded } = await readPlan(opened.world, own, ada)
    expect(offers.map(({ entry }) => entry.id)).toEqual(['for-ai', 'dry-dock'])
    expect(excluded.map(({ entry, reasons }) => `${entry.id}: ${reasons.join(' ')}`)).toEqual([
      'dear: Costs at least US$30. Your budget is US$0.',
      'for-games: Only takes Games.',
      'pricey: Costs at least US$40. Your budget is US$0.',
    ])
  })

  it('spends its budget once, and says what is too much with what is planned', async () => {
    await saveSettings(opened.world, { ...own, ...settings, budget: '50' }, ada)
    expect((await readPlan(opened.world, own, ada)).offers.map(({ entry }) => entry.id)).toEqual(['for-ai', 'dry-dock', 'dear', 'pricey'])
    expect(await planPlaces(opened.world, { ...own, count: 10 }, ada)).toBe(3)
    const plan = await readPlan(opened.world, own, ada)
    expect([plan.cost, plan.excluded.find(({ entry }) => entry.id === 'pricey')?.reasons]).toEqual([
      30,
      ['Costs at least US$40. Your plan already takes US$30 of your budget of US$50.'],
    ])
  })

  it('still offers what is free when the plan costs more than its budget', async () => {
    await saveSettings(opened.world, { ...own, ...settings }, ada)
    await planPlace(opened.world, at('dear'), ada)
    const plan = await readPlan(opened.world, own, ada)
    expect([plan.cost, plan.offers.map(({ entry }) => entry.id)]).toEqual([30, ['for-ai', 'dry-dock']])
    expect(await planPlaces(opened.world, { ...own, count: 10 }, ada)).toBe(2)
  })

  it('takes a directory that is advised against, not one that has closed, and lets go of it with everything', async () => {
    await planPlace(opened.world, at('for-games'), ada)
    await planPlace(opened.world, at('for-games'), ada)
    expect((await readPlan(opened.world, own, ada)).places.map(({ warnings }) => warnings)).toEqual([['Only takes Games.']])
    await expect(planPlace(opened.world, at('gone'), ada)).rejects.toMatchObject({ code: 'CONFLICT', message: 'gone has closed.' })
    await expect(planPlace(opened.world, at('nowhere'), ada)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await unplanPlace(opened.world, at('for-games'), ada)
    await expect(unplanPlace(opened.world, at('for-games'), ada)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await opened.world.store.list('directorySubmissions', 'launchId', 'teapot')).toEqual([])
  })

  it('keeps what two forms change at once', async () => {
    await Promise.all([
      planPlace(opened.world, at('for-ai'), ada),
      planPlace(opened.world, at('dry-dock'), ada),
      planPlace(opened.world, at('for-games'), ada),
    ])
    expect((await places()).length).toBe(3)
    await Promise.allSettled([
      noteState(opened.world, { ...at('for-ai'), state: 'sent' }, ada),
      noteListing(opened.world, { ...at('for-ai'), listingUrl: 'a.example/p' }, ada),
    ])
    expect(await opened.world.store.get('directorySubmissions', 'teapot:for-ai')).toMatchObject({
      state: 'sent',
      listingUrl: 'https://a.example/p',
    })
  })

  it('keeps the URL at which a link was found: another has to be checked', async () => {
    await planPlace(opened.world, at('for-ai'), ada)
    const planned = await opened.world.store.get('directorySubmissions', 'teapot:for-ai')
    if (planned === null) throw new Error('not planned')
    await opened.world.store.transact(async (transaction) =>
      transaction.put('directorySubmissions', { ...planned, state: 'live', listingUrl: 'https://for-ai.example/teapot' }),
    )
    for (const listingUrl of ['', 'https://for-ai.example/other'])
      await expect(noteListing(opened.world, { ...at('for-ai'), listingUrl }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
    await noteListing(opened.world, { ...at('for-ai'), listingUrl: 'https://for-ai.example/teapot' }, ada)
    expect((await opened.world.store.get('directorySubmissions', 'teapot:for-ai'))?.listingUrl).toBe('https://for-ai.example/teapot')
  })

  it('isn’t made longer by pressing the button twice', async () => {
    expect(await planPlaces(opened.world, { ...own, count: 1 }, ada)).toBe(1)
    expect(await planPlaces(opened.world, { ...own, count: 1 }, ada)).toBe(0)
    expect((await places()).length).toBe(1)
  })

  it('is dated anew for another launch day, but for what was sent', async () => {
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    await noteState(opened.world, { ...at('for-ai'), state: 'sent' }, ada)
    await opened.world.store.transact(async ({ put }) =>
      put('launches', { ...(await opened.launch('teapot')), requestedLaunchDate: '2026-12-21' }),
    )
    await planAgain(opened.world, own, ada)
    expect(await places()).toEqual([
      ['for-ai', '2026-11-23', 'sent'],
      ['dry-dock', '2026-12-21', 'planned'],
    ])
  })

  it.each([
    ['plannedFor', { plannedFor: '2028-01-01', accountSince: '', note: '' }],
    ['accountSince', { plannedFor: '', accountSince: '2026-11-19', note: '' }],
    ['note', { plannedFor: '', accountSince: '', note: 'x'.repeat(1001) }],
  ])('refuses a bad %s', async (field, input) => {
    await planPlace(opened.world, at('for-ai'), ada)
    await expect(saveDetails(opened.world, { ...at('for-ai'), ...input }, ada)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      data: { fieldErrors: { [field]: [expect.any(String)] } },
    })
  })

  it('is nobody else’s: every action answers that there’s no such launch', async () => {
    await planPlace(opened.world, at('for-ai'), ada)
    const { world } = opened
    const tries = [
      () => readPlan(world, own, bob),
      () => saveSettings(world, { ...own, ...settings }, bob),
      () => planPlaces(world, { ...own, count: 5 }, bob),
      () => planPlace(world, at('dry-dock'), bob),
      () => unplanPlace(world, at('for-ai'), bob),
      () => planAgain(world, own, bob),
      () => noteState(world, { ...at('for-ai'), state: 'sent' }, bob),
      () => noteListing(world, { ...at('for-ai'), listingUrl: '' }, bob),
      () => saveDetails(world, { ...at('for-ai'), plannedFor: '', accountSince: '', note: '' }, bob),
    ]
    for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    // Interface section 5, rule 6: a connection learns that the launch is another maker’s.
    const calls = [
      () => readElsewhere(world, own, callerOf(bob)),
      () => noteElsewhere(world, { ...at('for-ai'), state: 'opened' }, callerOf(bob)),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await places()).toEqual([['for-ai', '2026-11-23', 'planned']])
  })

  it('goes with its draft', async () => {
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    await discardDraft(opened.world, own, ada)
    expect(await opened.world.store.get('elsewherePlans', 'teapot')).toBeNull()
    expect(await opened.world.store.list('directorySubmissions', 'ownerId', 'ada')).toEqual([])
  })
})

describe('with a token', () => {
  it('a client reads the plan, and notes only that a submit page was opened', async () => {
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    const { slug, name, items } = await readElsewhere(opened.world, own, callerOf(ada))
    expect([slug, name, items.map(({ directory }) => directory.slug)]).toEqual(['teapot', 'Teapot', ['for-ai', 'dry-dock']])
    expect(items[1]).toMatchObject({
      directory: { hosts: ['dry-dock.example', 'submit.dry-dock.example'], submitUrl: 'https://submit.dry-dock.example/new' },
      state: 'planned',
      plannedFor: '2026-12-07',
      nextStep: 'Create an account by Nov 30: it has to be 7 days old.',
      automation: 'limited',
      automationRule: 'No bots.',
      recipe: [
        { field: 'tagline', names: ['Tagline', 'product[tagline]'] },
        { field: 'url', names: ['Website'] },
      ],
    })
    expect(items[0]?.recipe).toBeNull()
    expect(items[1]?.texts.find(({ field }) => field === 'name')).toMatchObject({
      label: 'Title',
      value: expect.stringMatching(/^Teapot – /),
      isCut: false,
    })
    expect(await noteElsewhere(opened.world, { ...at('dry-dock'), state: 'opened' }, callerOf(ada))).toMatchObject({ state: 'opened' })
    await noteState(opened.world, { ...at('dry-dock'), state: 'sent' }, ada)
    expect(await noteElsewhere(opened.world, { ...at('dry-dock'), state: 'opened' }, callerOf(ada))).toMatchObject({ state: 'sent' })
    await expect(noteElsewhere(opened.world, { ...at('for-games'), state: 'opened' }, callerOf(ada))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('a revoked connection notes nothing', async () => {
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    await opened.world.store.transact(({ remove }) => remove('connections', 'connection-ada'))
    await expect(noteElsewhere(opened.world, { ...at('dry-dock'), state: 'opened' }, callerOf(ada))).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    })
    expect((await places()).map(([, , state]) => state)).toEqual(['planned', 'planned'])
  })
})
