import { globSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addChangelogEntry } from '../../../api/actions/community/edit-changelog.ts'
import { readCommentQueue } from '../../../api/actions/community/read-comment-queue.ts'
import { listChangelog } from '../../../api/actions/community/read-talk.ts'
import type { Head } from '../../../api/actions/define-action.ts'
import { renameLaunch } from '../../../api/actions/launches/rename-launch.ts'
import { listNotices } from '../../../api/actions/notices/list-notices.ts'
import { setOwnPicture, editProfile } from '../../../api/actions/people/edit-profile.ts'
import { applySuspension, removeSuspension } from '../../../api/actions/people/suspend-person.ts'
import { fanOut } from '../../../api/notices/fan-out.ts'
import { ada, mia, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'
import { liveLaunch } from '../../support/live-launch.ts'
import { sent, writerOn } from '../notices/emails/written-mails.ts'

const root = new URL('../../../', import.meta.url).pathname

/** What members and makers write, by what keeps it from being public unseen. Sort a new action in before it can be called. */
const written = {
  'waits for a moderator if it has to': 'addComment editComment addChangelogEntry editLiveListing checkLiveEdit submitLaunch saveAndSubmit',
  'is public at once, and moderators are told': 'renameLaunch editProfile setOwnPicture',
  'is read by moderators before it’s public': 'createDraft editDraft uploadPicture addPicture describePictures',
  'is read by moderators or oneself only': `appealDecision flagContent removeComment saveDetails saveWording saveAnswers saveSettings prepareWeek renameConnection
    startPasskey addPasskey renamePasskey chooseMails addWebhook noteListing checkListing addReportPicture`,
}
/** Fields that choose or name something there is, rather than say something new. */
const choices = new Set(
  `slug id of kind how current token code request directory state seen until launchDate plan wanted isMuted place delivery kinds count field
  answer as whom uses email password credential accepts launches replyTo unchangedSince language wish comment update maker`.split(/\s+/),
)
const isLimited = (modules: Record<string, unknown>[], name: string): boolean =>
  modules.some(({ [name]: action }) => isAction(action) && action.head.quota !== null)
const isAction = (value: unknown): value is { head: Head } => typeof value === 'function' && 'head' in value

it('every text of a member or maker is known by what keeps it from being public unseen', async () => {
  const files = globSync('api/actions/**/*.ts', { cwd: root })
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(root + file)))
  const actions = modules.flatMap((module) => Object.entries(module)).filter((each): each is [string, { head: Head }] => isAction(each[1]))
  const writing = actions.filter(
    ([, { head }]) =>
      ['member', 'maker', 'lead'].includes(head.access) &&
      head.whileReadOnly !== true &&
      Object.entries(head.input.properties).some(([key, { type }]: [string, { type?: string }]) => type !== 'boolean' && !choices.has(key)),
  )
  const known = Object.values(written).flatMap((names) => names.split(/\s+/))
  expect(writing.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([])
  const names = actions.map(([name]) => name)
  expect(known.filter((name) => !names.includes(name))).toEqual([])
  const told = written['is public at once, and moderators are told'].split(' ')
  expect(told.filter((name) => !isLimited(modules, name))).toEqual([])
})

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ slug: 'brew', ownerId: 'ada' })] })
})
afterEach(() => catalog.close())
const spam = 'Cheap pills: https://pills.example'
const about = (text = spam, links = 'https://pills.example') =>
  editProfile(catalog.world, { name: ada.name, handle: 'ada', about: text, links }, ada)
const rename = () => renameLaunch(catalog.world, { slug: 'brew', newSlug: 'cheap-pills' }, ada)
const picture = () =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
const face = async () => setOwnPicture(catalog.world, { picture: `data:image/png;base64,${(await picture()).toString('base64')}` }, ada)
const told = async () => {
  await fanOut(catalog.world)
  return (await listNotices(catalog.world, mia))
    .map(({ text, quote, path }) => [text, quote, path])
    .toSorted((one, other) => String(one).localeCompare(String(other)))
}

describe('of somebody whose suspension was lifted', () => {
  beforeEach(async () => {
    await about('I brew.', 'https://brew.example\nhttps://old.example')
    await applySuspension(catalog.world, { id: 'ada', reason: 'Spam.', until: 'lifted' }, mia)
    await removeSuspension(catalog.world, { id: 'ada' }, mia)
  })

  it.each<[string, string[], () => Promise<unknown>]>([
    ['a URL', ['slug'], rename],
    ['a maker page', ['about', 'links'], about],
    ['a link', ['links'], () => about('I brew.')],
    ['a name', ['name'], () => editProfile(catalog.world, { name: 'Pill King', handle: 'ada' }, ada)],
    ['a profile picture', ['picture'], face],
  ])('%s doesn’t change', async (_, fields, act) => {
    const message = ['You can’t change this while your edits need a moderator’s review.']
    await expect(act()).rejects.toMatchObject({ data: { fieldErrors: Object.fromEntries(fields.map((field) => [field, message])) } })
  })

  it('nothing on a maker page is fine', async () => {
    await about('', '')
    expect(await catalog.world.store.get('makers', 'ada')).toMatchObject({ about: '', links: [] })
  })

  it('an update waits, also without a link', async () => {
    await addChangelogEntry(catalog.world, { slug: 'brew', title: 'Cheap pills', text: 'Order now.' }, ada)
    expect(await listChangelog(catalog.world, { id: 'brew' })).toEqual([])
    expect((await readCommentQueue(catalog.world)).updates).toHaveLength(1)
  })
})

describe('of everybody else', () => {
  it('what a maker page says is told once a day while it’s unread, as it is now', async () => {
    for (const text of ['I brew.', 'I brew tea.', spam]) {
      await about(text)
      await fanOut(catalog.world)
    }
    expect(await told()).toEqual([['Ada (@ada) changed their maker page.', spam, '/moderation/edits/#page-ada']])
    catalog.at('2026-11-19T10:00:00Z')
    await about('I brew.')
    expect(await told()).toHaveLength(2)
  })

  it('moderators read each in the list and by email', async () => {
    await rename()
    await about()
    await about()
    await face()
    expect(await told()).toEqual([
      ['Ada (@ada) changed their maker page.', `${spam}\nhttps://pills.example/`, '/moderation/edits/#page-ada'],
      // Where they warn her and delete it.
      ['Ada (@ada) changed their profile picture.', null, '/moderation/people/ada/'],
      ['Ada (@ada) edited Teapot: URL.', null, '/moderation/edits/#edit-brew'],
    ])
    const notices = (await catalog.world.store.list('notices', 'accountId', 'mia')).filter(({ kind }) => kind === 'edit-public')
    const mail = sent(await writerOn(catalog.world)(...notices))
    expect(mail.text).toMatch(/Teapot, edited by Ada[^]*URL/)
    expect(mail.text).toMatch(/The maker page of Ada[^]*Cheap pills[^]*\/moderation\/edits\/#page-ada/)
    expect(mail.text).toMatch(/The profile picture of Ada[^]*\/moderation\/people\/ada\//)
  })
})
