import { hostOf } from '../../../../shared/hosts.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { hasDays } from '../../../domain/community/trust.ts'
import { requireRate } from '../../community/screen-comment.ts'
import { isMakerOf, makersOf } from '../../../domain/launch/makers.ts'
import { Type } from 'typebox'
import { Failure, fieldError, lengthErrors, throwFieldErrors } from '../../../domain/failure.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { flagId, maxFlagTextLength, flagReasons, type Flag } from '../../../domain/moderation/records.ts'
import { blockSuspended } from '../../../domain/moderation/suspension.ts'
import { isExpired } from '../../../domain/report.ts'
import { plainText } from '../../../domain/plain-text.ts'
import type { Profile } from '../../../domain/records.ts'
import type { Finders } from '../../../ports/store.ts'
import type { World } from '../../../ports/world.ts'
import words from '../../../domain/quota-words.json' with { type: 'json' }
import { ownWords } from '../../../domain/moderation/reasons.ts'
import { requireLive } from '../../access/launch-access.ts'
import { currentProfile } from '../../access/deletion-access.ts'
import { defineAction } from '../../define-action.ts'
import { isFor } from '../../makers/read-makers.ts'
import { emit } from '../../../notices/fan-out.ts'
import { countReceived } from '../../decisions/count-received.ts'
import { hideReported, hideReportedUpdate } from './decide-on-reports.ts'
import { listOpen } from '../../decisions/decide.ts'

/** `owners` are the accounts it’s by, `name` theirs; `text` is null for a launch. `launch` is null for an audit report, whose `name` is the page’s host. */
export type Reportable = {
  launch: Launch | null
  subject: Flag['subject']
  id: string
  owners: readonly string[]
  name: string
  text: string | null
}
/** Without an ID, it’s the launch; `maker` is the account of one of its makers, also if the reader is only invited to make it. `audit` is an audit report, of no launch. */
type Address = { slug?: string; comment?: string; update?: string; maker?: string; audit?: string }

/** What an account is about to report. Throws NOT_FOUND for what isn’t public, and FORBIDDEN for the account’s own. */
export async function findReportable(world: ReadingWorld, { slug, ...part }: Address, account: Profile): Promise<Reportable> {
  const { store, clock } = world
  const found =
    slug === undefined
      ? await findAudit(store, part.audit ?? '', clock())
      : await findSubject(store, await findReadable(world, slug, part.maker, account), part)
  if (found.owners.includes(account.id)) throw new Failure('FORBIDDEN', `You can’t flag ${ownWords[found.subject]}.`)
  return found
}

type SubjectFinders = Pick<Finders, 'findLaunch' | 'get' | 'list'>
type ReadingWorld = Pick<World, 'clock' | 'hashEmail'> & { store: SubjectFinders }

/** Anybody with its link can read an audit report, whether it’s public or not. */
async function findAudit({ get }: SubjectFinders, id: string, now: Date): Promise<Reportable> {
  const report = await get('reports', id)
  if (report === null || report.isWithheld || isExpired(report, now)) throw new Failure('NOT_FOUND', 'Report not found.')
  const owners = report.accountId === null ? [] : [report.accountId]
  return { launch: null, subject: 'audit', id, owners, name: hostOf(report.url), text: report.url }
}

/** A live launch, or one that its lead maker has invited the reader to make. */
async function findReadable(world: ReadingWorld, slug: string, maker: string | undefined, reader: Profile): Promise<Launch> {
  const launch = await world.store.findLaunch(slug)
  const invitations = launch !== null && launch.ownerId === maker ? await world.store.list('coMakers', 'launchId', launch.id) : []
  return launch !== null && invitations.some((each) => isFor(world, each, reader)) ? launch : requireLive(world.store, slug)
}

async function findSubject({ get }: SubjectFinders, launch: Launch, { comment, update, maker }: Address): Promise<Reportable> {
  const whole = { launch, owners: makersOf(launch), name: launch.maker.name }
  if (comment !== undefined) {
    const found = await get('comments', comment)
    if (found === null || found.launchId !== launch.id || found.exclusion !== undefined)
      throw new Failure('NOT_FOUND', 'Comment not found.')
    return { launch, subject: 'comment', id: found.id, owners: [found.accountId], name: found.author.name, text: found.text }
  }
  if (update !== undefined) {
    const found = await get('changelog', update)
    if (found === null || found.launchId !== launch.id || found.exclusion !== undefined) throw new Failure('NOT_FOUND', 'Update not found.')
    return { ...whole, subject: 'update', id: found.id, text: `${found.title}\n\n${found.text}` }
  }
  if (maker === undefined) return { ...whole, subject: 'launch', id: launch.id, text: null }
  const person = isMakerOf(launch, { id: maker }) ? await get('profiles', maker) : null
  if (person === null) throw new Failure('NOT_FOUND', 'Maker not found.')
  const { about = '' } = (await get('makers', maker)) ?? {}
  return { launch, subject: 'person', id: maker, owners: [maker], name: person.name, text: about }
}

/** What an account can send that joined lately. */
const newFlags = { ...words.newFlags, points: 5, seconds: dayMs / 1000 }

/** Once per account and subject; the last reason counts. Returns the launch, if it’s about one. Throws what findReportable throws, FORBIDDEN while suspended, CONFLICT once a moderator has decided on it, TOO_MANY_REQUESTS, and BAD_REQUEST with every error. */
export const flagContent = defineAction({
  access: 'member',
  quota: 'contentReports',
  /** `comment`, `update` and `maker` are IDs that belong to the launch. `audit` is an audit report’s, of no launch. */
  input: Type.Object({
    slug: Type.Optional(Type.String()),
    audit: Type.Optional(Type.String()),
    comment: Type.Optional(Type.String()),
    update: Type.Optional(Type.String()),
    maker: Type.Optional(Type.String()),
    reason: Type.String(),
    text: Type.String(),
  }),
  async run(world, given, account): Promise<Launch | null> {
    const reason = flagReasons.find((known) => known === given.reason)
    const text = plainText(given.text)
    throwFieldErrors([
      ...(reason === undefined ? [fieldError('reason', 'Choose a reason.', 'enum')] : []),
      ...(reason === 'other' && text === '' ? [fieldError('text', 'Tell us what’s wrong.', 'required')] : []),
      ...lengthErrors('text', text, maxFlagTextLength),
    ])
    if (reason === undefined) return null
    const now = world.clock()
    const flagged = await world.store.transact(async (transaction) => {
      const reporter = await currentProfile(transaction, account)
      blockSuspended(reporter, now)
      const { launch, subject, id: subjectId, name, owners } = await findReportable({ ...world, store: transaction }, given, account)
      const about = { subject, subjectId, launchId: launch?.id ?? null, accountId: account.id }
      const comment = subject === 'comment' ? await transaction.get('comments', subjectId) : null
      const kept = comment && { comment: { by: comment.accountId, text: comment.text } }
      const known = await transaction.get('flags', flagId(about))
      if (known?.state === 'resolved') throw new Failure('CONFLICT', 'A moderator already decided on your flag.')
      if (known?.reason === reason && (text === '' || text === known.text)) return launch
      if (known === null && !hasDays(reporter.createdAt, now))
        requireRate('contentReports', await transaction.list('flags', 'accountId', account.id), newFlags, now)
      const said = text || (known?.text ?? '')
      const flag: Flag = { id: flagId(about), ...about, reason, text: said, ...kept, at: now.toISOString(), state: 'open' }
      const isFirst = (await listOpen(transaction, subjectId)).length === 0
      await transaction.put('flags', flag)
      if (known === null) await countReceived(transaction, 'reports', flag.at)
      if (comment !== null) await hideReported(world, transaction, comment)
      const posted = subject === 'update' ? await transaction.get('changelog', subjectId) : null
      if (posted !== null) await hideReportedUpdate(world, transaction, posted, owners)
      const facts = { subject, subjectId, commentId: comment?.id ?? null, reason, ...(launch === null && { about: name }) }
      if (isFirst) await emit(world, transaction, { kind: 'reported', launchId: about.launchId, by: account.id, facts })
      return launch
    })
    world.events.wake()
    return flagged
  },
})
