import type { ElsewhereItem } from '../../../shared/schemas/elsewhere.ts'
import { hostOf } from '../../../shared/hosts.ts'
import type { Place } from '../../domain/elsewhere/compose-plan.ts'
import { prepareTexts } from '../../domain/elsewhere/fields/prepare-texts.ts'
import { defineBearerEndpoint } from '../define-endpoint.ts'
import { readPlan, type OwnPlan } from './read-plan.ts'

/** An own launch’s plan of other places to launch, by day, with what to enter there. Throws NOT_FOUND. */
export const readElsewhere = defineBearerEndpoint('readElsewhere', async (world, { slug }, account) => {
  const own = await readPlan(world, { slug }, account)
  return { slug: own.launch.slug, name: own.launch.name, items: own.places.map((place) => toItem(own, place)) }
})

function toItem({ launch, maker, plan }: OwnPlan, { entry, submission, day, next }: Place): ElsewhereItem {
  const { id: slug, name, url, facts } = entry
  const submitUrl = facts.submitUrl?.value ?? url
  return {
    directory: { slug, name, url, submitUrl, hosts: [...new Set([hostOf(url), hostOf(submitUrl)])] },
    state: submission.state,
    plannedFor: day,
    nextStep: next,
    automation: facts.automation?.value ?? null,
    automationRule: facts.automationRule?.value ?? null,
    texts: prepareTexts({ launch, plan, maker, directory: entry })
      .filter(({ value }) => value !== '')
      .map(({ field, label, value, limit, isCut }) => ({ field, label, value, limit, isCut })),
    recipe: facts.recipe === undefined ? null : Object.entries(facts.recipe.value).map(([field, names]) => ({ field, names })),
  }
}
