import { load } from 'cheerio'
import { expect, it } from 'vitest'
import { runService } from '../../../support/service.ts'

async function aboutPage(settings: Record<string, string>) {
  const service = await runService(settings)
  try {
    return load(await (await fetch(`${service.origin}/about/`)).text())
  } finally {
    await service.close()
  }
}

it.each([
  ['crew@launch.example', 'mailto:crew@launch.example', 'crew@launch.example'],
  ['https://launch.example/help', 'https://launch.example/help', 'https://launch.example/help'],
])('%s is where the contact page leads', async (CONTACT, href, words) => {
  const $ = await aboutPage({ CONTACT })
  const link = $('#contact + p a')
  expect([link.attr('href'), link.text()]).toEqual([href, words])
  expect($('#pricing ~ p a').first().attr('href')).toBe(href)
})

it('offers no contact and no premium launches when no contact is set', async () => {
  const $ = await aboutPage({})
  expect($('#contact + p').text()).toContain('No contact address has been set')
  expect($('.prose').text()).not.toMatch(/premium/i)
  expect($('[href^="mailto:"]').length).toBe(0)
})

it('the footer promises nothing that it does not link to', async () => {
  expect((await aboutPage({}))('.site-footer').text()).not.toContain('code')
})
