import { slugPlaceholder } from '../../../../shared/audit/badge.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDraft } from '../../../../api/actions/drafts/create-draft.ts'
import { editDraft, recheckDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { renameLaunch } from '../../../../api/actions/launches/rename-launch.ts'
import { draftFindings } from '../../../../api/pages/maker/draft/draft-findings.ts'
import type { AuditFacts } from '../../../../shared/audit/facts.ts'
import { ada, bob, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { literalSite } from '../../../support/literal-page.ts'
import { putAll } from '../../../support/put-all.ts'

const url = 'https://acme.dev/'
let catalog: LaunchWorld
let judged: AuditFacts[]
/** What others do while a page is judged for the first time; none of it is possible within a transaction. */
let meanwhile: () => Promise<unknown>
beforeEach(async () => {
  const typed = literalLaunch({ slug: 'typed', url: 'https://typed.dev/', ownerId: 'ada', plan: null })
  catalog = await openLaunchWorld({ launches: [typed], sites: { [url]: literalSite(), 'https://typed.dev/': literalSite() } })
  judged = []
  meanwhile = () => catalog.world.store.transact(async () => undefined)
  const { runChecks } = catalog.world
  catalog.world.runChecks = async (facts) => {
    if (judged.push(facts) === 1) await meanwhile()
    return runChecks(facts)
  }
})
afterEach(() => catalog.close())

const shownBadge = async (slug: string) =>
  draftFindings(await catalog.launch(slug), await catalog.crawl(slug)).page.find(({ id }) => id === 'badge')
const badgeOf = async (slug: string) => (await catalog.crawl(slug))?.checks.find(({ id }) => id === 'badge')

describe('a page is judged while others write', () => {
  it('for a new draft', async () => {
    expect(await createDraft(catalog.world, { url }, callerOf(ada))).toMatchObject({ slug: 'acme' })
    expect(judged.map(({ catalog }) => catalog?.slug)).toEqual(['acme'])
  })

  it('for a draft that is audited again', async () => {
    await recheckDraft(catalog.world, { slug: 'typed' }, ada)
    expect(judged.map(({ catalog }) => catalog?.slug)).toEqual(['typed'])
    expect(await badgeOf('typed')).toBeDefined()
  })
})

describe('what is judged is what is stored', () => {
  it('where the slug of a new draft is taken in the meantime: the badge was judged for the other launch', async () => {
    meanwhile = () => putAll(catalog.world.store, 'launches', [literalLaunch({ url: 'https://other.example/', ownerId: bob.id })])
    expect(await createDraft(catalog.world, { url }, callerOf(ada))).toMatchObject({ slug: 'acme-2' })
    expect(await badgeOf('acme-2')).toBeUndefined()
    await recheckDraft(catalog.world, { slug: 'acme-2' }, ada)
    expect((await shownBadge('acme-2'))?.fix).toContain('/launches/acme-2/')
  })

  it('where a draft is renamed in the meantime: its badge is shown with the new slug', async () => {
    meanwhile = () => renameLaunch(catalog.world, { slug: 'typed', newSlug: 'renamed' }, ada)
    await recheckDraft(catalog.world, { slug: 'typed' }, ada)
    const { fix = '' } = (await shownBadge('renamed')) ?? {}
    expect(fix).toContain('/launches/renamed/')
    expect(fix).toContain('/badge/renamed.svg')
    expect(fix).not.toContain(slugPlaceholder)
  })

  it('where the plan is chosen in the meantime: it is judged with the next audit', async () => {
    meanwhile = () => editDraft(catalog.world, { slug: 'typed', fields: {}, wish: { plan: 'free', launchDate: '' } }, ada)
    await recheckDraft(catalog.world, { slug: 'typed' }, ada)
    await recheckDraft(catalog.world, { slug: 'typed' }, ada)
    expect(judged.map(({ catalog }) => catalog?.plan)).toEqual([null, 'free'])
  })

  it('and nothing is stored if the URL of the draft changes meanwhile', async () => {
    meanwhile = () => editDraft(catalog.world, { slug: 'typed', fields: { url: 'https://new.example/' } }, ada)
    await recheckDraft(catalog.world, { slug: 'typed' }, ada)
    expect(await catalog.crawl('typed')).toBeNull()
  })
})
