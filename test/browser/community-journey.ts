import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer-core'
import { expect, it } from 'vitest'
import { liveLaunch } from '../support/live-launch.ts'
import { putAll } from '../support/put-all.ts'
import { fill, follow, openBrowser, password, press, signIn, signUp, textOf, type Harbour } from './person.ts'

/** Names of the files in a folder that contain a text. */
async function filesWith(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const found = await Promise.all(files.map(async (file) => ((await readFile(file)).includes(text) ? [file] : [])))
  return found.flat()
}

/**
 * Once Robin’s Finchnote is live: a spammer signs up, votes, comments and edits a live listing; Robin reports it; Mika restores, suspends, removes
 * and undoes; and Robin leaves.
 */
export function itIsNotTakenOver(browse: () => Browser, harbour: () => Harbour) {
  let sly: Page
  let robin: Page
  let mika: Page
  const opened = () => openBrowser(browse())
  const stored = async (slug: string) => {
    const launch = await harbour().service.world.store.findLaunch(slug)
    return { status: launch?.status, description: launch?.description, upvotes: launch?.upvotes, commentCount: launch?.commentCount }
  }

  it('a spammer verifies an email with the link in it, votes, comments and edits a live listing', async () => {
    const { service, site } = harbour()
    let now = service.world.clock().getTime()
    service.world.clock = () => new Date((now += 1))
    sly = await opened()
    await signUp(sly, harbour(), 'Sly')
    const [profile] = await service.world.store.list('profiles', 'email', 'sly@example.org')
    const own = liveLaunch({
      slug: 'slide',
      name: 'Slide',
      tagline: 'Slides in a second',
      ownerId: profile?.id ?? '',
      launchDate: '2026-02-02',
    })
    await putAll(service.world.store, 'launches', [{ ...own, categories: ['design'], pricing: 'free', description: 'Makes slides.' }])
    await putAll(service.world.store, 'history', [
      { id: 'ok', launchId: own.id, at: own.createdAt, by: 'mika', event: 'approve', note: null },
    ])

    await sly.goto(`${site}/launches/finchnote/`)
    await press(sly, '[data-upvote] button')
    await sly.waitForSelector('[data-upvote] button[aria-pressed=true]')
    await fill(sly, '#field-text-comment', 'Cheap bonuses for all')
    await follow(sly, '.talk__form button')
    await sly.goto(`${site}/dashboard/slide/listing/`)
    await fill(sly, 'textarea[name=description]', 'Cheap bonuses for all')
    await follow(sly, '.draft-buttons [value=save]')
    expect(await stored('slide')).toMatchObject({ description: 'Cheap bonuses for all' })
    expect(await stored('finchnote')).toMatchObject({ upvotes: 1, commentCount: 1 })
  })

  it('a maker reports the comment and the launch', async () => {
    const { site } = harbour()
    robin = await opened()
    await signIn(robin, site, 'robin@example.org')
    await robin.goto(`${site}/launches/finchnote/`)
    await follow(robin, '.comment__report')
    await press(robin, '[value=spam]')
    await follow(robin, 'form.form button:not([type])')
    expect(await textOf(robin)).toContain('Thanks for flagging this.')
    await robin.goto(`${site}/launches/slide/report/`)
    await press(robin, '[value=scam]')
    await follow(robin, 'form.form button:not([type])')
  })

  it('a moderator restores what was approved, suspends and removes, and undoes the removal', async () => {
    const { site } = harbour()
    mika = await opened()
    await signIn(mika, site, 'mika@example.org')
    await mika.goto(`${site}/moderation/edits/`)
    await fill(mika, '.decision__reject [name=reason]', 'Describe your own product.')
    await follow(mika, '.decision__reject button:not([type])')
    expect(await stored('slide')).toMatchObject({ description: 'Makes slides.' })

    await mika.goto(`${site}/moderation/reports/`)
    expect(await textOf(mika)).toMatch(/Spam[^]*Cheap bonuses for all[^]*Comment by Sly on Finchnote[^]*Scam or malware[^]*Slide/)
    await follow(mika, '.report-group__comment a[href*="/people/"]')
    await fill(mika, '#field-reason-suspension', 'Spam')
    await follow(mika, 'form:has(#field-reason-suspension) button:not([type])')
    expect(await textOf(mika)).toContain('Sly suspended')
    expect(await stored('finchnote')).toMatchObject({ upvotes: 0, commentCount: 0 })
    await sly.goto(`${site}/dashboard/`)
    expect(await textOf(sly)).toMatch(/Sign in|suspended/)

    await fill(mika, '#field-reason-removal', 'Nothing but spam')
    await follow(mika, 'form:has(#field-reason-removal) button:not([type])')
    expect(await stored('slide')).not.toMatchObject({ status: 'live' })
    await mika.goto(`${site}/moderation/reports/`)
    expect(await textOf(mika)).toContain('No open flags')
    await mika.goBack()
    await follow(mika, '.undo button')
    expect(await stored('slide')).toMatchObject({ status: 'live' })
    await mika.goto(`${site}/moderation/log/`)
    expect(await mika.$$eval('.log__what b', (all) => all.slice(0, 4).map(({ textContent }) => textContent))).toEqual([
      'Undid a decision',
      'Removed everything',
      'Suspended',
      'Restored the approved listing',
    ])
  })

  it('a maker takes the data along and leaves; a week later no file has the email', async () => {
    const { service, site, mail } = harbour()
    await robin.goto(`${site}/profile/data/`)
    const data = await robin.evaluate(async () => (await fetch('/profile/data/data.json')).text())
    expect(data).toContain('robin@example.org')
    await press(robin, 'input[name=launches][value=keep]')
    await fill(robin, '[name=current]', password)
    await follow(robin, 'form:has([name=do][value=delete-account]) button')
    expect(await filesWith(service.dataDir, 'robin@example.org')).not.toEqual([])

    const week = service.world.clock().getTime() + 7 * 24 * 60 * 60 * 1000 + 1000
    service.world.clock = () => new Date(week)
    const left = async () => {
      await service.scheduler.tick()
      service.world.events.wake()
      return filesWith(service.dataDir, 'robin@example.org')
    }
    await expect.poll(left).toEqual([])
    expect(await service.world.store.list('profiles', 'email', 'robin@example.org')).toEqual([])
    await robin.goto(`${site}/launches/finchnote/`)
    expect(await textOf(robin)).toContain('Finchnote')
    expect(await textOf(robin)).not.toContain('Robin')
    expect(
      mail.mails.some((text) => text.includes('To: robin@example.org') && text.includes('Subject: Your Slipway account was deleted')),
    ).toBe(true)
  })
}
