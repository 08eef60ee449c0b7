import { load } from 'cheerio'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { badgeVerdict } from '../../../../shared/audit/badge.ts'
import { badgeEmbed, badgeMarkdown } from '../../../../shared/audit/snippets.ts'
import { readPage as readFacts } from '../../../../shared/page/read-page.ts'
import { launchPost } from '../../../../api/domain/sharing.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'

const hostile = `]( "><script>alert(1)</script>\n\`*_`
let site: OpenPages
let ada: Person
beforeAll(async () => {
  site = await openPages([])
  ada = await signUpPerson(site, 'Ada')
  await putAll(site.world.store, 'launches', [
    { ...liveLaunch({ firstComment: 'I wanted tea.' }), ownerId: ada.profile.id },
    { ...liveLaunch({ slug: 'old', launchDate: '2026-01-05', name: hostile, tagline: hostile }), ownerId: ada.profile.id },
    { ...liveLaunch({ slug: 'waiting' }), status: 'scheduled', ownerId: ada.profile.id } as Launch,
  ])
})
afterAll(() => site.close())
const dashboardOf = async (slug: string) => load(await (await ada.visitor.open(`/dashboard/${slug}/`)).text())
const siteUrl = 'https://slipway.example'

it('a live launch can be shared in every way', async () => {
  const $ = await dashboardOf('teapot')
  const panel = $('#share')
  expect(panel.find('h2').text()).toBe('You’re live! Tell people.')
  expect(
    panel
      .find('.share__networks a')
      .toArray()
      .map((link) => $(link).text()),
  ).toEqual(['X', 'Bluesky', 'Mastodon', 'LinkedIn', 'Hacker News', 'Reddit', 'Email'])
  for (const link of panel.find('.share__networks a').toArray()) expect($(link).attr('rel')).toContain('noopener')
  expect(panel.find('.post__text').first().text()).toBe(
    launchPost(liveLaunch({ firstComment: 'I wanted tea.' }), `${siteUrl}/launches/teapot/`, 'X'),
  )
  expect(panel.find('a[download="teapot.png"]').attr('href')).toBe(panel.find('.share-launch__picture img').attr('src'))
  expect(
    panel
      .find('iframe')
      .toArray()
      .map((frame) => $(frame).attr('src')),
  ).toEqual(['/embed/teapot/', '/embed/teapot/?theme=light', '/embed/teapot/?theme=dark', '/embed/teapot/?size=small'])
  // Every text to copy has its own button, and can be selected without one.
  const texts = panel.find('[data-copy-text]')
  expect(texts.length).toBe(1 + 4 + 4 + 4)
  for (const text of texts.toArray()) expect($(text).closest('[data-copy-scope]').find('[data-copy]').length).toBe(1)
  expect(panel.find('script').length).toBe(0)
  expect(panel.find('[src^="http"]').length).toBe(0)
})

it('later it’s folded, and before launch day it isn’t there', async () => {
  const $ = await dashboardOf('old')
  expect($('#share h2').text()).toBe('Share your launch')
  expect($('#share > details[open]').length).toBe(0)
  expect($('#share script').length).toBe(0)
  expect((await dashboardOf('waiting'))('#share').length).toBe(0)
})

it('the badge check accepts every badge that is offered', async () => {
  for (const slug of ['teapot', 'old']) {
    const $ = await dashboardOf(slug)
    const offered = $('#badges ~ .grounds [data-copy-text]')
      .toArray()
      .map((text) => $(text).text())
    expect(offered.length).toBe(4)
    for (const snippet of offered) {
      // What Markdown makes of a linked image; the text between the brackets may hold escaped ones.
      const [, label, image, link] = /^\[!\[((?:\\.|[^\]\\])*)\]\(([^)]+)\)\]\(([^)]+)\)$/.exec(snippet) ?? []
      const html = label === undefined ? snippet : `<a href="${link}"><img src="${image}" alt="Badge" width="220" height="48"></a>`
      const page = readFacts(`<!doctype html><html><body><main>${html}</main></body></html>`, { url: 'https://acme.dev/' })
      expect([snippet, badgeVerdict(page, { siteUrl, slug, indexable: true }).status]).toEqual([snippet, 'ok'])
    }
  }
})

it('badges in light and dark differ only in the picture', () => {
  const launch = { slug: 'teapot', name: 'Tea [pot]' }
  expect(badgeEmbed(launch, siteUrl, 'dark')).toBe(badgeEmbed(launch, siteUrl).replace('teapot.svg', 'teapot.svg?theme=dark'))
  expect(badgeMarkdown(launch, siteUrl, 'dark')).toBe(
    String.raw`[![Tea \[pot\] on slipway.example](https://slipway.example/badge/teapot.svg?theme=dark)](https://slipway.example/launches/teapot/)`,
  )
})
