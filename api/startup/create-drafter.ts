import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { toSiteCategories } from '../domain/listing/site-categories.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import { createModelDrafter, rulesDrafter } from '../model/model-drafter.ts'
import type { Drafter } from '../ports/world.ts'

/** Uses a language model if one is configured, otherwise rules. Categories are the site’s own. */
export function createDrafter(config: Config, logger: Logger, metrics: Metrics): Drafter {
  const drafter = openDrafter(config, logger, metrics)
  return {
    ...drafter,
    async draft(site) {
      const listing = await drafter.draft(site)
      return { ...listing, categories: toSiteCategories(listing.categories, site.page) }
    },
  }
}

function openDrafter({ model, workers }: Config, logger: Logger, metrics: Metrics): Drafter {
  if (model === null) return rulesDrafter
  const callsPerDay = Math.ceil(model.callsPerDay / workers)
  const onNote = (note: string) => logger.warn(note)
  return createModelDrafter({ ...model, callsPerDay, clock: () => new Date(), random: randomBytes, onNote, onOutcome: metrics.countDraft })
}
