import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { noteState, saveDetails } from '../../../../api/actions/elsewhere/note-place.ts'
import { planPlace, planPlaces } from '../../../../api/actions/elsewhere/plan-places.ts'
import { remindOfWeek, createReminders } from '../../../../api/actions/notices/reminders.ts'
import { saveSettings } from '../../../../api/actions/elsewhere/save-plan.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { sent, writerOn } from '../../notices/emails/written-mails.ts'
import { ada, type LaunchWorld } from '../../../support/launch-world.ts'
import { at, openTeapot, own, settings } from './teapot-plan.ts'

let opened: LaunchWorld
beforeEach(async () => {
  opened = await openTeapot()
})
afterEach(() => opened.close())

describe('the week’s email', () => {
  /** Without the copies that the writer of the emails makes, whose ids have hyphens. */
  const remind = async (moment: string) => {
    opened.at(moment)
    await remindOfWeek(opened.world)
    await fanOut(opened.world)
    return (await opened.world.store.list('notices', 'accountId', 'ada')).filter(
      ({ kind, id }) => kind === 'elsewhere-week' && !id.includes('-'),
    )
  }

  it('comes once a week while something is planned for it, or an account should be created', async () => {
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    expect(await remind('2026-11-18T10:00:00Z')).toEqual([])
    const [notice, ...others] = await remind('2026-11-23T00:00:00Z')
    expect([notice?.facts, others]).toEqual([{ places: 1 }, []])
    expect((await remind('2026-11-23T00:01:00Z')).length).toBe(1)
    expect((await remind('2026-11-25T00:01:00Z')).length).toBe(1)
    if (notice === undefined) throw new Error('Nobody was told.')
    const mail = sent(await writerOn(opened.world)(notice))
    expect(mail.subject).toBe('Teapot: 1 directory to submit to this week')
    expect(mail.text).toContain('for-ai')
    expect(mail.text).not.toContain('dry-dock')
    expect(mail.list?.topic).toBe('elsewhere')
    await noteState(opened.world, { ...at('for-ai'), state: 'sent' }, ada)
    expect(await writerOn(opened.world)(notice)).toBeNull()
    // The week in which the account has to be created, then the launch week.
    expect((await remind('2026-11-30T06:00:00Z')).map(({ facts }) => facts['places'])).toEqual([1, 1])
    expect((await remind('2026-12-07T06:00:00Z')).length).toBe(3)
    await noteState(opened.world, { ...at('dry-dock'), state: 'sent' }, ada)
    expect((await remind('2026-12-14T06:00:00Z')).length).toBe(3)
  })

  it('doesn’t come in the week in which the plan was made: its maker has just read it', async () => {
    await planPlace(opened.world, at('for-ai'), ada)
    await saveDetails(opened.world, { ...at('for-ai'), plannedFor: '2026-11-19', accountSince: '', note: '' }, ada)
    expect(await remind('2026-11-18T10:00:00Z')).toEqual([])
    expect((await remind('2026-11-23T00:00:00Z')).length).toBe(1)
  })

  it('isn’t looked for again until Monday once every plan’s week was told', async () => {
    const remindAll = createReminders()
    const tick = async (moment: string) => {
      opened.at(moment)
      for (const [, each] of remindAll) await each(opened.world, () => false)
      return (await opened.world.store.get('elsewherePlans', 'teapot'))?.remindedOf
    }
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    await saveSettings(opened.world, { ...own, ...settings, reminders: false }, ada)
    expect(await tick('2026-11-23T00:00:00Z')).toBe('2026-11-16')
    await saveSettings(opened.world, { ...own, ...settings }, ada)
    expect(await tick('2026-11-24T00:00:00Z')).toBe('2026-11-16')
    expect(await tick('2026-11-30T00:00:00Z')).toBe('2026-11-30')
  })

  it('doesn’t come where the plan has none, or the topic is turned off', async () => {
    await planPlaces(opened.world, { ...own, count: 10 }, ada)
    await saveSettings(opened.world, { ...own, ...settings, reminders: false }, ada)
    expect(await remind('2026-11-23T00:00:00Z')).toEqual([])
    await saveSettings(opened.world, { ...own, ...settings }, ada)
    await opened.world.store.transact(({ put }) => put('profiles', { ...ada, mailChoices: { elsewhere: 'off' } }))
    expect((await remind('2026-11-23T00:02:00Z')).map(({ mailId }) => mailId)).toEqual([null])
  })
})
