import { afterEach, describe, expect, test } from 'vitest'
import { checkLaunchReadiness } from '../../../../api/actions/audit/check-launch-readiness.ts'
import { createDraft } from '../../../../api/actions/drafts/create-draft.ts'
import { recheckDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import type { SuggestedListing } from '../../../../shared/schemas/readiness.ts'
import { literalCaller } from '../../../support/literal-caller.ts'
import { ada, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalSite } from '../../../support/literal-page.ts'

const url = 'https://acme.dev/'
const drafted: SuggestedListing = {
  name: 'Acme Tides',
  tagline: 'Tide tables checked against the water',
  description: 'Acme Tides plans every arrival with forecasts that are checked against the water itself.',
  categories: ['travel-hospitality'],
  pricing: 'free',
}

let catalog: LaunchWorld
afterEach(() => catalog.close())
async function open(by: 'rules' | 'model') {
  catalog = await openLaunchWorld({ sites: { [url]: literalSite() } })
  if (by === 'model') catalog.world.drafter = { draft: async () => drafted }
  return catalog.world
}

describe('where a model drafts', () => {
  test('the report suggests its listing and categories', async () => {
    const world = await open('model')
    expect(await checkLaunchReadiness(world, { url }, literalCaller())).toMatchObject({
      suggestedListing: drafted,
      suggestedCategories: drafted.categories,
    })
  })

  test('the report finds the same as where the rules do, but for the address the launch would get', async () => {
    const byModel = await checkLaunchReadiness(await open('model'), { url }, literalCaller())
    await catalog.close()
    const byRules = await checkLaunchReadiness(await open('rules'), { url }, literalCaller())
    const findings = ({ checks }: typeof byModel) => checks.filter(({ id }) => id !== 'badge')
    expect(findings(byModel)).toEqual(findings(byRules))
    expect(JSON.stringify(byModel.checks)).toContain('/badge/acme-tides.svg')
  })

  test('a draft takes what was not given from it, slug included', async () => {
    const world = await open('model')
    const { slug } = await createDraft(world, { url, tagline: 'My own words for it' }, callerOf(ada))
    expect(slug).toBe('acme-tides')
    expect(await catalog.launch(slug)).toMatchObject({ ...drafted, tagline: 'My own words for it' })
    expect((await catalog.crawl(slug))?.listing).toEqual(drafted)
  })

  test('a draft visited again keeps what the maker has and shows what is suggested now', async () => {
    const world = await open('rules')
    const { slug } = await createDraft(world, { url }, callerOf(ada))
    world.drafter = { draft: async () => drafted }
    await recheckDraft(world, { slug }, ada)
    expect([(await catalog.launch(slug)).name, (await catalog.crawl(slug))?.listing]).toEqual(['Acme', drafted])
  })
})
