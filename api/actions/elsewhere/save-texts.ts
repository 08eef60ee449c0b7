import { isFieldName } from '../../../shared/fill/fields.ts'
import { defaultPlan } from '../../domain/elsewhere/default-plan.ts'
import { readAnswers, withWording } from '../../domain/elsewhere/fields/read-answers.ts'
import type { ElsewherePlan } from '../../domain/elsewhere/records.ts'
import { invalidRequest } from '../../domain/failure.ts'
import { refuseFaults } from '../../domain/field-faults.ts'
import type { Profile } from '../../domain/records.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { requireOwn } from '../launches/launch-access.ts'

/** Keeps answers to what directories ask for and the listing doesn’t say; they’re asked once. Throws NOT_FOUND and BAD_REQUEST. */
export async function saveAnswers(
  world: World,
  { slug, answers: input }: { slug: string; answers: Record<string, string> },
  account: Profile,
): Promise<void> {
  const { answers, faults } = readAnswers(input)
  refuseFaults(faults)
  await changePlan(world, slug, account, async (plan) => ({ ...plan, answers: { ...plan.answers, ...answers } }))
}

type Wording = { slug: string; directory: string; field: string; text: string }

/** Keeps the maker’s own wording of a field for one directory; an empty one removes it. Throws NOT_FOUND and BAD_REQUEST. */
export async function saveWording(world: World, { slug, directory, field, text }: Wording, account: Profile): Promise<void> {
  if (!isFieldName(field)) throw unknownField()
  await changePlan(world, slug, account, async (plan, transaction) => {
    const entry = await transaction.get('directoryEntries', directory)
    if (entry === null) throw unknownField()
    const limit = entry.facts.limits?.value[field] ?? null
    const { wordings, faults } = withWording(plan.wordings, { directory, field, text, limit })
    refuseFaults(faults)
    return { ...plan, wordings }
  })
}

const unknownField = () => invalidRequest('This text isn’t part of the page anymore. Reload it and try again.', 'field')

/** Changes the plan of an own launch, or makes its first one. */
async function changePlan(
  world: World,
  slug: string,
  account: Profile,
  change: (plan: ElsewherePlan, transaction: Transaction) => Promise<ElsewherePlan>,
): Promise<void> {
  await world.store.transact(async (transaction) => {
    const launch = await requireOwn(transaction, slug, account)
    const before =
      (await transaction.get('elsewherePlans', launch.id)) ??
      defaultPlan(launch, await transaction.get('crawls', launch.id), account.id, world.clock().toISOString())
    await transaction.put('elsewherePlans', await change(before, transaction))
  })
}
