import { load } from 'cheerio'
import { renderToString } from 'preact-render-to-string'
import { describe, expect, it } from 'vitest'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { NextStep } from '../../../../api/pages/maker/next-step.tsx'
import { literalLaunch } from '../../../support/literal-launch.ts'

const now = new Date('2026-03-04T10:00:00Z')
const checked = (status: Launch['badge']['status']) => ({ badge: { status, reason: null, checkedAt: '2026-03-01T00:00:00.000Z' } })

function stepOf(launch: Partial<Launch>, newComments = 0) {
  const $ = load(renderToString(<NextStep isLead launch={literalLaunch(launch)} now={now} full={null} newComments={newComments} />))
  return { says: $('p').text(), leads: $('a').attr('href'), button: $('a').first().text() }
}

describe('the badge in the next step', () => {
  const scheduled = { status: 'scheduled', plan: 'free', launchDate: '2026-03-09' } as const
  const live = { status: 'live', plan: 'free', launchDate: '2026-03-02' } as const

  it.each(['absent', 'unchecked'] as const)('is recommended to a free launch whose badge is %s', (status) => {
    expect(stepOf({ ...scheduled, ...checked(status) })).toEqual({
      says: 'Goes live automatically on Mon, Mar 9, 2026 at 00:00 UTC. Add the badge before then so search engines follow your link.',
      leads: '/dashboard/acme/#badge',
      button: 'Get badge',
    })
    expect(stepOf({ ...live, ...checked(status) }).says).toContain('Add the badge')
  })

  it.each([
    ['of a free launch is verified', { plan: 'free', ...checked('ok') }],
    ['of a free launch is a plain link', { plan: 'free', ...checked('loose') }],
    ['is missing on a premium plan', { plan: 'premium_7', ...checked('absent') }],
  ] as [string, Partial<Launch>][])('is not mentioned if it %s', (_, facts) => {
    expect(stepOf({ ...scheduled, ...facts })).toEqual({
      says: 'Goes live automatically on Mon, Mar 9, 2026 at 00:00 UTC.',
      leads: '/drafts/acme/review/',
      button: 'Preview',
    })
    expect(stepOf({ ...live, ...facts }).says).not.toContain('badge')
  })
})

describe('new comments in the next step', () => {
  const live = { status: 'live', plan: 'free', launchDate: '2026-03-02', ...checked('ok') } as const

  it.each([
    [1, '1 new comment.'],
    [2, '2 new comments.'],
  ])('%i are counted and linked', (count, says) => {
    expect(stepOf(live, count)).toEqual({ says, leads: '/launches/acme/#comments', button: 'Reply to comments' })
  })

  it('lead to the launch page when there are none', () => {
    expect(stepOf(live)).toMatchObject({ leads: '/launches/acme/', button: 'View launch' })
  })

  it('stand beside the way to edit the listing', () => {
    const $ = load(renderToString(<NextStep isLead launch={literalLaunch(live)} now={now} full={null} newComments={0} />))
    expect($('a').last().attr('href')).toBe('/dashboard/acme/listing/')
  })
})
