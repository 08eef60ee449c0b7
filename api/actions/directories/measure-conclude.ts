import type { DirectoryFacts } from '../../../shared/schemas/directory-facts.ts'
import { editsBetween, type DirectoryEntry, type DirectoryQuestion, type DirectorySample } from '../../domain/directories/records.ts'
import { changedLines } from '../../domain/directories/measured/changed-lines.ts'
import { failuresToAsk, measuringStateOf, type MeasuringState } from '../../domain/directories/measured/measuring-state.ts'
import { judgeListings, verdictWords, type SeenLink, type Verdict } from '../../domain/directories/measured/verdict.ts'
import { addDays } from '../../domain/launch/launch.ts'
import type { Finders, Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'
import { createId } from '../../domain/random.ts'

export type Conclusion = { words: string }
type Run = { slug: string; day: string; submitUrl: string | null }
type Question = Pick<DirectoryQuestion, 'about' | 'page' | 'before' | 'after'>

/** Makers’ proofs count for so long. */
const proofDays = 90
/** Samples are kept for so long. */
const keptDays = 180
const maxLines = 30

/** A fact that the operator has edited stays; a measurement that contradicts it is a question. `submitUrl` is the one that answered. */
export async function concludeRun(world: Pick<World, 'store' | 'clock' | 'random'>, run: Run): Promise<Conclusion> {
  const { slug, day } = run
  return world.store.transact(async (transaction) => {
    const entry = await transaction.get('directoryEntries', slug)
    if (entry === null) return { words: 'It’s gone.' }
    const samples = await transaction.list('directorySamples', 'slug', slug)
    for (const { id, day: then } of samples) if (then < addDays(day, -keptDays)) await transaction.remove('directorySamples', id)
    const state = measuringStateOf(samples, day)
    const seen = samples.filter((sample) => sample.day === day && sample.kind === 'listing')
    const verdict = judgeListings([...seen, ...(await readProven(transaction, slug, day))])
    const { facts, contradicted } = measuredFacts(entry, run, verdict, seen)
    const after = { ...entry, facts: { ...entry.facts, ...facts } }
    const at = world.clock().toISOString()
    for (const edit of editsBetween(entry, after))
      await transaction.put('directoryEdits', { ...edit, id: createId(world), slug, at, by: null })
    if (Object.keys(facts).length > 0) await transaction.put('directoryEntries', after)

    const questions = priceQuestions(samples, day)
    if (contradicted !== null) questions.push(contradicted)
    if (await isToAsk(transaction, slug, day, state)) questions.push(notAnswering(entry, samples, state.failures))
    for (const question of questions) await ask(world, transaction, slug, question)
    return { words: wordsOf(verdict, seen.length) }
  })
}

/** Listings that makers have proven to be live, as the newest proof of each saw them. */
export async function readProven({ list }: Pick<Finders, 'list'>, slug: string, today: string): Promise<SeenLink[]> {
  const since = addDays(today, -proofDays)
  const submissions = await list('directorySubmissions', 'slug', slug)
  return submissions.flatMap(({ proofs }): SeenLink[] => {
    const proof = proofs.at(-1)
    if (proof === undefined) return []
    const { verdict: link, page } = proof
    const day = proof.at.slice(0, 10)
    if (day < since || day > today) return []
    return link === 'followed' || link === 'nofollow' ? [{ page, day, link }] : []
  })
}

function measuredFacts(entry: DirectoryEntry, { day, submitUrl }: Run, verdict: Verdict, seen: readonly DirectorySample[]) {
  const facts: DirectoryFacts = {}
  if (entry.state !== 'open') return { facts, contradicted: null }
  if (submitUrl !== null && entry.facts.submitUrl?.value === submitUrl)
    facts.submitUrl = { value: submitUrl, source: submitUrl.slice(0, 500), kind: 'measured', day }
  if (verdict.link === null) return { facts, contradicted: null }
  // A maker’s own listing is nobody else’s business.
  const page = seen.find(({ link }) => link === 'followed' || link === 'nofollow')?.page ?? entry.url
  const source = `${page} (${verdictWords(verdict)})`
  const isTheirs = entry.edited?.includes('link') === true && entry.facts.link?.value !== verdict.link
  if (!isTheirs) return { facts: { ...facts, link: { value: verdict.link, source, kind: 'measured' as const, day } }, contradicted: null }
  const yours = entry.facts.link === undefined ? 'Link: unknown' : `Link: ${entry.facts.link.value}`
  return { facts, contradicted: { about: 'link' as const, page, before: [yours], after: [`Link: ${verdict.link}`, verdictWords(verdict)] } }
}

/** Pages whose price lines differ from the last time that they answered. */
function priceQuestions(samples: readonly DirectorySample[], day: string): Question[] {
  const read = samples
    .filter(({ outcome, prices }) => outcome === 'answered' && prices !== undefined)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return read.flatMap((sample): Question[] => {
    if (sample.day !== day) return []
    const last = read.findLast(({ page, kind, day: then }) => page === sample.page && kind === sample.kind && then < day)
    const changed = last === undefined ? null : changedLines(last.prices ?? [], sample.prices ?? [])
    return changed === null ? [] : [{ page: sample.page, ...changed }]
  })
}

/** After three failures, and again after three more; but not while nobody answers, since then our own connection may be down. */
async function isToAsk({ list }: Pick<Finders, 'list'>, slug: string, day: string, { failures, answeredOn }: MeasuringState) {
  if (failures < failuresToAsk) return false
  const asked = (await list('directoryQuestions', 'slug', slug)).some(
    ({ about, at }) => about === 'answer' && at.slice(0, 10) > (answeredOn ?? ''),
  )
  if (asked && failures % failuresToAsk !== 0) return false
  for (const then of [day, addDays(day, -1), addDays(day, -2)])
    if ((await list('directorySamples', 'day', then)).some(({ status, outcome }) => status !== null || outcome === 'kept out')) return true
  return false
}

function notAnswering({ url }: DirectoryEntry, samples: readonly DirectorySample[], failures: number): Question {
  const last = samples.filter(({ kind }) => kind === 'home').toSorted((a, b) => (a.id < b.id ? 1 : -1))[0]
  return {
    about: 'answer',
    page: url,
    before: [],
    after: [`Not answering: ${failures} visits in a row failed. ${last?.note ?? ''}`.trim()],
  }
}

/** A question that’s still open is brought up to date: what was before stays. The operator isn’t asked twice about the same contradiction. */
async function ask(world: Pick<World, 'clock' | 'random'>, transaction: Transaction, slug: string, question: Question) {
  const { about, page, before, after } = question
  const asked = (await transaction.list('directoryQuestions', 'slug', slug)).filter((other) => other.about === about)
  const isSame = (other: Question) => other.before[0] === before[0] && other.after[0] === after[0]
  if (about === 'link' && asked.some((other) => other.state === 'done' && isSame(other))) return
  const known = asked.find((other) => other.state === 'open' && (about !== undefined || other.page === page))
  await transaction.put('directoryQuestions', {
    id: known?.id ?? createId(world),
    ...(about !== undefined && { about }),
    state: 'open',
    slug,
    at: world.clock().toISOString(),
    page,
    before: (about === undefined ? (known?.before ?? before) : before).slice(0, maxLines),
    after: after.slice(0, maxLines),
  })
}

function wordsOf(verdict: Verdict, visited: number): string {
  if (verdict.link !== null) return `Link: ${verdict.link} (${verdictWords(verdict)}).`
  const unclear = verdict.undetermined > 0 ? `, ${verdict.undetermined} unclear` : ''
  return visited === 0
    ? 'Link: undetermined (no listings found).'
    : `Link: undetermined (${verdict.of} clear listings${unclear}; 5 needed).`
}
