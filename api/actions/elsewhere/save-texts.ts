import { isFieldName } from '../../../shared/fill/fields.ts'
import { readAnswers, withWording } from '../../domain/elsewhere/fields/read-answers.ts'
import { invalidRequest } from '../../domain/failure.ts'
import { refuseFaults } from '../../domain/field-faults.ts'
import type { Profile } from '../../domain/records.ts'
import type { World } from '../../ports/world.ts'
import { changePlan } from './change-plan.ts'
import { noPlace } from './read-plan.ts'

type SavingWorld = Pick<World, 'store' | 'clock'>
type Answers = { slug: string; answers: Record<string, string> }

/** Keeps answers to what directories ask for and the listing doesn’t say; they’re asked once. Throws NOT_FOUND and BAD_REQUEST. */
export async function saveAnswers(world: SavingWorld, { slug, answers: input }: Answers, account: Profile): Promise<void> {
  const { answers, faults } = readAnswers(input)
  refuseFaults(faults)
  await changePlan(world, { slug }, account, async (transaction, { plan }) => {
    await transaction.put('elsewherePlans', { ...plan, answers: { ...plan.answers, ...answers } })
  })
}

type Wording = { slug: string; directory: string; field: string; text: string }

/** Keeps the maker’s own wording of a field for one directory; an empty one removes it. Throws NOT_FOUND and BAD_REQUEST. */
export async function saveWording(world: SavingWorld, { slug, directory, field, text }: Wording, account: Profile): Promise<void> {
  if (!isFieldName(field)) throw unknownField()
  await changePlan(world, { slug }, account, async (transaction, { plan, places }) => {
    const place = places.find(({ entry }) => entry.id === directory)
    if (place === undefined) throw noPlace()
    const limit = place.entry.facts.limits?.value[field] ?? null
    const { wordings, faults } = withWording(plan.wordings, { directory, field, text, limit })
    refuseFaults(faults)
    await transaction.put('elsewherePlans', { ...plan, wordings })
  })
}

const unknownField = () => invalidRequest('This text isn’t part of the page anymore. Reload it and try again.', 'field')
