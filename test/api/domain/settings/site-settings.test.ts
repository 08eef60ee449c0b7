import { describe, expect, it } from 'vitest'
import { keysOf, settingKeys, settingOf, standardSite, toSiteValues } from '../../../../api/domain/settings/site-settings.ts'

const stored = (id: string, value: unknown) => ({ id, of: 'site', value }) as const

describe('the settings of the site', () => {
  it('are the standard ones until something is set', () => expect(toSiteValues([], {})).toEqual(standardSite))

  it('are what the owner has set, unless the environment fixes them', () => {
    const set = [stored('name', 'Harbour'), stored('weekCapacity', 3)]
    expect(toSiteValues(set, { weekCapacity: 5 })).toMatchObject({ name: 'Harbour', weekCapacity: 5, signUps: 'open' })
  })

  it.each([
    ['of a setting that no release knows', stored('tune', 'hum')],
    ['that is no longer allowed', stored('signUps', 'sometimes')],
    ['of another kind', stored('weekCapacity', { many: true })],
  ])('a stored value %s is as if it weren’t there', (_, one) => expect(toSiteValues([one], {})).toEqual(standardSite))

  it.each(['2026-02-31', '2026-13-01', '31.1.2027', 'soon'])('%s is no last day', (typed) =>
    expect(settingOf('announcementUntil').read(typed)).toEqual({ error: expect.stringContaining('must be a day') }),
  )

  it.each(settingKeys)('%s reads its own standard as it writes it, and has a page', (key) => {
    const { standard, read, write, group } = settingOf(key)
    expect(read(write(standard))).toEqual({ value: standard })
    expect(keysOf(group)).toContain(key)
  })
})
