import type { ElsewhereForm } from '../../../shared/schemas/elsewhere.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { DirectoryEntry } from '../../domain/directories/records.ts'
import { prepareAllTexts, prepareOwnTexts, toPrepared } from '../../domain/elsewhere/fields/all-texts.ts'
import { prepareTexts } from '../../domain/elsewhere/fields/prepare-texts.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { toldState } from '../../domain/elsewhere/states.ts'
import { readPlan } from './read-plan.ts'

/** The submission plan for one of the caller’s launches, by day, with the texts for each directory and any other form. Throws NOT_FOUND. */
export const readElsewhere = defineBearerEndpoint('readElsewhere', async (world, { slug }, account) => {
  const { launch, maker, plan, places } = await readPlan(world, { slug }, account)
  const known = { launch, maker, plan }
  const planned = new Set(places.map(({ entry }) => entry.id))
  const open = await world.store.list('directoryEntries', 'state', 'open')
  return {
    slug: launch.slug,
    name: launch.name,
    items: places.map(({ entry, submission, day, next }) => ({
      ...toForm(entry, toPrepared(prepareTexts({ ...known, directory: entry }))),
      state: toldState(submission),
      plannedFor: day,
      nextStep: next,
    })),
    texts: prepareAllTexts(known, world.siteUrl),
    others: open.filter(({ id }) => !planned.has(id)).map((entry) => toForm(entry, prepareOwnTexts({ ...known, directory: entry }))),
  }
})

function toForm({ id: slug, name, url, facts }: DirectoryEntry, texts: ElsewhereForm['texts']): ElsewhereForm {
  const submitUrl = facts.submitUrl?.value ?? url
  return {
    directory: { slug, name, url, submitUrl, hosts: [...new Set([hostOf(url), hostOf(submitUrl)])] },
    automation: facts.automation?.value ?? null,
    automationRule: facts.automationRule?.value ?? null,
    texts,
    recipe: facts.recipe === undefined ? null : Object.entries(facts.recipe.value).map(([field, names]) => ({ field, names })),
  }
}
