import { createProveEmail } from '../../accounts/email/email-proof.ts'
import { recountAccount } from '../../actions/votes/recount-accounts.ts'
import type { Transaction } from '../../ports/store.ts'
import { removeSecondFactors } from '../../accounts/second-factor/remove-second-factors.ts'
import { deleteAccountNow } from '../../actions/account-deletion/delete-account-now.ts'
import { hasOtherModerators } from '../../actions/access/deletion-access.ts'
import { exportAccount } from '../../actions/account-deletion/export/export-account.ts'
import type { Issue } from '../../../shared/schemas/error-body.ts'
import { isModerator, listNamedModerators } from '../../domain/moderation/moderator-rule.ts'
import { makeOwner } from '../../actions/settings/roles.ts'
import { addBlock, listBlocks, removeBlock } from '../../actions/moderation/blocks.ts'
import { decide } from '../../actions/decisions/decide.ts'
import { revertDecision } from '../../actions/moderation/undo-decision.ts'
import { findPeople, type PeopleShown } from '../../actions/people/find-people.ts'
import { readPerson } from '../../actions/people/read-person.ts'
import { removeEverything } from '../../actions/people/remove-everything.ts'
import { removeSuspension, applySuspension } from '../../actions/people/suspend-person.ts'
import { createId } from '../../domain/random.ts'
import { Failure } from '../../domain/failure.ts'
import { readDomain } from '../../domain/moderation/blocked-domain.ts'
import type { Decision } from '../../domain/moderation/records.ts'
import { isSuspended } from '../../domain/moderation/suspension.ts'
import { foldEmail } from '../../domain/names/person.ts'
import { newMail } from '../../domain/outgoing-mail.ts'
import type { Profile } from '../../domain/records.ts'
import { queueMail } from '../../mail/outbox.ts'
import { readNetwork } from '../../net/blocked-network.ts'
import { UsageError, printableJson } from '../terminal.ts'
import type { Arguments, CommandName } from './arguments.ts'
import type { Community } from './open-community.ts'
import { listText, personText, undoText } from './texts.ts'

export type Result = { text: string; json: unknown }
type Command = (community: Community, subject: string, values: Arguments['values']) => Promise<Result>

/** Runs a command as the operator: decisions have no account. Throws Failure with a message for the operator, and UsageError for wrong arguments. */
export async function runCommand(community: Community, { command, subject, values }: Arguments): Promise<Result> {
  try {
    return await run[command](community, subject, values)
  } catch (error) {
    throw wrongArguments(error) ?? error
  }
}

/** What’s wrong with the arguments, as the shell says it. Null for any other error. */
function wrongArguments(error: unknown): UsageError | null {
  const issues = error instanceof Failure && error.code === 'BAD_REQUEST' ? error.data?.['issues'] : undefined
  if (!Array.isArray(issues) || issues.some(({ code }: Issue) => code === 'blocked')) return null
  const lines = issues.map(({ path: [field], message }: Issue) => {
    if (field === 'until') return '--until takes 1d, 7d, 30d, lifted, or a date (YYYY-MM-DD) from tomorrow to ten years from now.'
    return field === 'reason' ? `--reason: ${message}` : message
  })
  return new UsageError(lines.join('\n'))
}

const run: Record<CommandName, Command> = {
  list: async (community, text, { suspended, unverified, flagged, after }) => {
    const show: PeopleShown = suspended ? 'suspended' : unverified ? 'unproven' : flagged ? 'reported' : 'any'
    const [createdAt = '', id = ''] = (after ?? '').split('~')
    const page = await findPeople(community, { text, show, network: null, after: after === undefined ? null : { createdAt, id } })
    const next = page.next && `${page.next.createdAt}~${page.next.id}`
    return { text: listText(page.people, next, community.clock()), json: { people: page.people, next } }
  },
  show: async (community, subject) => {
    const facts = await readPerson(community, (await findPerson(community, subject)).id, null)
    return { text: personText(facts, community.clock()), json: facts }
  },
  suspend: async (community, subject, { reason = '', until = 'lifted' }) => {
    const person = await findPerson(community, subject)
    return done(`${person.name} suspended.`, await applySuspension(community, { id: person.id, reason, until }, null))
  },
  lift: async (community, subject) => {
    const person = await findPerson(community, subject)
    return done(`${person.name}’s suspension lifted.`, await removeSuspension(community, { id: person.id }, null))
  },
  remove: async (community, subject, { reason = '' }) => {
    const person = await findPerson(community, subject)
    return done(`Everything by ${person.name} removed.`, await removeEverything(community, { id: person.id, reason }, null))
  },
  undo: async (community, id) => {
    const decision = await revertDecision(community, id, null)
    const left = decision.undone?.left ?? []
    return { text: left.length === 0 ? 'Undone.' : `Undone, except for what changed since: ${left.join(', ')}.`, json: decision }
  },
  block: async (community, value, { reason = '', yes = false }) => {
    const decision = await addBlock(community, { value, reason, confirmed: yes }, { by: null, ip: null }).catch((error: unknown) => {
      if (!(error instanceof Failure) || error.data?.['people'] === undefined) throw error
      throw new Failure(error.code, `${error.message} Add --yes to block it anyway.`)
    })
    return done(`${decision.about} blocked.`, decision)
  },
  unblock: async (community, subject) => {
    const network = readNetwork(subject)
    const value = 'value' in network ? network.value : (readDomain(subject) ?? subject)
    const [found] = await community.store.list('blocks', 'value', value)
    if (found === undefined) throw new Failure('NOT_FOUND', `${value} isn’t blocked.`)
    return done(`${value} unblocked.`, await removeBlock(community, found.id, null))
  },
  blocks: async (community) => {
    const { total, blocks } = await listBlocks(community)
    const lines = blocks.map(({ value, at, reason }) => `${value}  ${at.slice(0, 10)}  ${reason}`)
    return { text: total === 0 ? 'Nothing is blocked.' : lines.join('\n'), json: blocks }
  },
  moderators: async (community) => {
    const emails = new Set([...community.moderators, ...(await listNamedModerators(community, community.store)).map(({ email }) => email)])
    const people = await Promise.all([...emails].map((email) => describeModerator(community, email)))
    const lines = people.map(({ email, state }) => `${email}: ${state}`)
    return { text: lines.join('\n') || 'No moderators. Make somebody an owner: npm run people -- owner PERSON', json: people }
  },
  verify: async (community, subject) => {
    const { id, name } = await findPerson(community, subject)
    await community.store.transact((transaction) => proveEmail(community, transaction, id))
    return { text: `${name}’s email is now marked as verified.`, json: { id } }
  },
  owner: async (community, subject) => {
    const { id, name } = await findPerson(community, subject)
    await community.store.transact(async (transaction) => {
      await proveEmail(community, transaction, id)
      await makeOwner(community, transaction, id, null)
    })
    return { text: `${name} is now an owner of this site.`, json: { id } }
  },
  'reset-sign-in': async (community, subject) => {
    const { id, name, email } = await findPerson(community, subject)
    await community.store.transact(async (transaction) => {
      // Not part of what can be undone: an undo would keep the secret.
      await removeSecondFactors(transaction, id)
      await decide(community, transaction, { action: 'reset_sign_in', by: null, accountId: id }, async () => {})
      await queueMail(transaction, newMail(createId(community), 'second-factor-off', email, community.clock()))
    })
    return { text: `${name} was signed out and can now sign in without a second factor.`, json: { id } }
  },
  export: async (community, subject) => {
    const { id } = await findPerson(community, subject)
    const parts: string[] = []
    for await (const part of await exportAccount(community, id)) parts.push(part)
    const text = printableJson(parts.join(''))
    return { text: text.trimEnd(), json: JSON.parse(text) }
  },
  delete: async (community, subject, { reason, 'keep-launches': keepsLaunches = false }) => {
    const { id } = await findPerson(community, subject).catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'NOT_FOUND' && !subject.includes('@')) return { id: subject }
      throw error
    })
    await rejectOnlyModerator(community, id)
    await deleteAccountNow(community, id, { keepsLaunches, reason: reason ?? null })
    return { text: `Account deleted (${id}).`, json: { id } }
  },
}

/** As if the person had followed the link in a session of theirs. */
const proveEmail = (community: Community, transaction: Transaction, id: string): Promise<void> =>
  createProveEmail((same, accountId) => recountAccount(community, same, accountId))(transaction, id, 'session')

const done = (text: string, decision: Decision): Result => ({ text: `${text} ${undoText(decision)}`, json: decision })

/** Somebody has to be able to moderate. */
async function rejectOnlyModerator(community: Community, id: string): Promise<void> {
  const person = await community.store.get('profiles', id)
  if (person === null || (await hasOtherModerators(community, community.store, person))) return
  throw new Failure(
    'CONFLICT',
    `${person.name} is the only moderator. First add another email to MODERATORS and create and verify that account, or take ${person.email} out of MODERATORS to do without moderators.`,
  )
}

/** By email, @handle or id. */
async function findPerson({ store }: Pick<Community, 'store'>, subject: string): Promise<Profile> {
  const [found] = subject.startsWith('@')
    ? await store.list('profiles', 'handle', subject.slice(1).toLowerCase())
    : subject.includes('@')
      ? await store.list('profiles', 'email', foldEmail(subject))
      : [await store.get('profiles', subject)]
  if (!found)
    throw new Failure(
      'NOT_FOUND',
      `Nobody has the ${subject.startsWith('@') ? 'handle' : subject.includes('@') ? 'email' : 'id'} ${subject}.`,
    )
  return found
}

async function describeModerator(community: Community, email: string): Promise<{ email: string; name: string | null; state: string }> {
  const [person] = await community.store.list('profiles', 'email', email)
  if (person === undefined) return { email, name: null, state: 'no account yet' }
  return { email, name: person.name, state: stateOf(community, person) }
}

function stateOf(community: Community, person: Profile): string {
  if (isSuspended(person, community.clock())) return 'is suspended'
  if (isModerator(community, person)) return 'moderates'
  return person.emailProven ? 'has to turn on two-factor authentication first' : 'has to verify their email first'
}
