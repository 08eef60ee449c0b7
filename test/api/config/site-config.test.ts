import { describe, expect, it } from 'vitest'
import { readSiteConfig } from '../../../api/config/site-config.ts'

const read = (env: Record<string, string>) => {
  const errors: string[] = []
  return [readSiteConfig((name) => env[name], errors), errors]
}

describe('settings that the environment fixes', () => {
  it.each([
    [{}, {}],
    [
      { WEEK_CAPACITY: '3', SIGN_UPS: 'invite' },
      { weekCapacity: 3, signUps: 'invite' },
    ],
    [{ CONTACT: 'hello@example.org' }, { contact: 'mailto:hello@example.org' }],
    [{ SITE_NAME: 'Harbour Launches' }, { name: 'Harbour Launches' }],
    [{ PUBLIC_MODERATION_SUMMARY: '1' }, { publicSummary: true }],
  ])('%j are fixed as %j', (env, fixed) => expect(read(env)).toEqual([fixed, []]))

  it.each([
    [{ WEEK_CAPACITY: 'ten' }, 'WEEK_CAPACITY must be a whole number from 0 to 100000, not "ten".'],
    [{ SIGN_UPS: 'maybe' }, 'SIGN_UPS must be one of open, invite, domain, closed, not "maybe".'],
    [{ CONTACT: 'nobody' }, 'CONTACT must be an email address or a URL, not "nobody".'],
    [{ MODERATORS_SECOND_FACTOR: 'yes' }, 'MODERATORS_SECOND_FACTOR must be 0 or 1, not "yes".'],
    [{ SITE_NAME: 'x'.repeat(41) }, `SITE_NAME must have at most 40 characters, not "${'x'.repeat(41)}".`],
  ])('%j is an error', (env, message) => expect(read(env)).toEqual([{}, [message]]))
})
