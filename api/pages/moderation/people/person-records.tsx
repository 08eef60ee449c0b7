import { agoWords } from '../../../../shared/ui/day-words.ts'
import { statusTones, statusWords } from '../../../../shared/ui/launch-words.ts'
import type { LaunchStatus } from '../../../../shared/vocabulary.ts'
import type { PersonFacts, NamedFlag } from '../../../actions/people/read-person.ts'
import { clientLabel } from '../../../domain/names/client-name.ts'
import { GrantAccess, Publisher } from '../../parts/grant-facts.tsx'
import { LaunchLink, PersonLink } from '../named-links.tsx'
import { Ago, Section } from './person-section.tsx'
import type { CommentExclusion, VoteExclusion } from '../../../domain/moderation/records.ts'
import words from '../words.json' with { type: 'json' }
import { countWords } from '../../../../shared/plural.ts'
import { Written } from '../../parts/written.tsx'
import type { ComponentChildren } from 'preact'
import { reasonWords } from '../../../domain/moderation/reasons.ts'
import { daysSentInvitationKept } from '../../../domain/launch/makers.ts'

type Props = { facts: PersonFacts; now: Date }

const statuses: LaunchStatus[] = ['live', 'scheduled', 'pending_review', 'rejected', 'draft']

export function Launches({ facts: { launches }, now }: Props) {
  const { total, shown, byStatus } = launches
  const summary = statuses.flatMap((status) => {
    const count = byStatus[status] ?? 0
    const words = statusWords[status].toLowerCase()
    return count === 0 ? [] : [`${count} ${status === 'draft' && count > 1 ? 'drafts' : words}`]
  })
  return (
    <Section id="launches" title="Launches" total={total} summary={summary.join(' · ')} none="No launches.">
      {shown.map((launch) => (
        <li class="wraps underlined pad-y-3" key={launch.id}>
          <LaunchLink launch={launch} />{' '}
          <span class={`mark soft status--${launch.status} ${statusTones[launch.status]}`}>{statusWords[launch.status]}</span>{' '}
          <Ago at={launch.updatedAt} now={now} />
        </li>
      ))}
    </Section>
  )
}

export function Comments({ facts: { comments }, now }: Props) {
  const { total, shown, hidden } = comments
  return (
    <Section id="comments" title="Comments" total={total} summary={hidden === 0 ? '' : `${countWords(hidden)} hidden`} none="No comments.">
      {shown.map(({ comment, launch }) => (
        <li class="wraps underlined pad-y-3" key={comment.id}>
          <Written class="record-list__text lines clip" text={comment.text} />
          on <LaunchLink launch={launch} /> <Ago at={comment.at} now={now} />
          {comment.exclusion !== undefined && <span class="mark sunken soft">{personExclusionWords[comment.exclusion]}</span>}
        </li>
      ))}
    </Section>
  )
}

export function Votes({ facts: { votes }, now }: Props) {
  const { total, shown, counted } = votes
  return (
    <Section
      id="votes"
      title="Votes"
      total={total}
      summary={counted === total ? 'All counted.' : `${countWords(counted)} of ${countWords(total)} counted.`}
      none="No votes."
    >
      {shown.map(({ vote, launch }) => (
        <li class="wraps underlined pad-y-3" key={vote.id}>
          <LaunchLink launch={launch} /> <Ago at={vote.at} now={now} />
          {vote.exclusion !== undefined && <span class="mark sunken soft">{personExclusionWords[vote.exclusion]}</span>}
          {vote.network !== undefined && <code class="soft small light">{vote.network.slice(0, 8)}</code>}
        </li>
      ))}
    </Section>
  )
}

export const Connections = ({ facts: { connections }, now }: Props) => (
  <Section id="connections" title="Connections" total={connections.length} none="No connected tools.">
    <ul class="record-list">
      {connections.map(({ id, label, grant, createdAt, lastUsedAt }) => (
        <li class="wraps underlined pad-y-3" key={id}>
          <bdi>{clientLabel(label)}</bdi>{' '}
          <span class="soft small light">
            {lastUsedAt === null ? 'not used yet' : `last used ${agoWords(lastUsedAt, now)}`}, approved {agoWords(createdAt, now)}
            {grant !== undefined && (
              <>
                ; OAuth, <Publisher grant={grant} />; <GrantAccess grant={grant} now={now} />
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  </Section>
)

export const personExclusionWords: Record<VoteExclusion | CommentExclusion, string> = words.personExclusionWords

export function ReportsOf({ facts: { reportsOf }, now }: Props) {
  const { total, shown, open, received } = reportsOf
  return (
    <Section
      id="reports-of"
      title="Flags about them"
      total={received}
      listed={total}
      summary={open === 0 ? '' : `${open} open`}
      none="Nobody has flagged them or their posts."
    >
      {shown.map((named) => (
        <Report key={named.flag.id} named={named} now={now}>
          {named.by === null ? 'a member' : <PersonLink {...named.by} />}
        </Report>
      ))}
    </Section>
  )
}

export function ReportsBy({ facts: { reportsBy }, now }: Props) {
  const { total, shown } = reportsBy
  return (
    <Section id="reports-by" title="Flags by them" total={total} none="They haven’t flagged anything.">
      {shown.map((named) => (
        <Report key={named.flag.id} named={named} now={now} />
      ))}
    </Section>
  )
}

type ReportProps = { named: NamedFlag; now: Date; children?: ComponentChildren }

const Report = ({ named: { flag, launch, name, text }, now, children }: ReportProps) => (
  <li class="wraps underlined pad-y-3">
    {text !== null && <Written class="record-list__text lines clip" text={text} />}
    <b>{reasonWords[flag.reason].label}</b>: {words.flaggedOn[flag.subject]}
    <LaunchLink launch={launch} {...(name !== null && { name })} />
    {children !== undefined && <> by {children}</>} <Ago at={flag.at} now={now} />
    {flag.state === 'open' && <span class="mark tone-fail">Open</span>}
    {flag.text !== '' && <Written class="soft small light" text={flag.text} />}
  </li>
)

/** Whom they invited to make launches with them and, where a flag may be about it, who invited them. */
export const Invitations = ({ facts: { person, invitations }, now }: { facts: PersonFacts; now: Date }) => (
  <Section
    id="invitations"
    title="Co-maker invitations"
    total={invitations.total}
    summary={`${invitations.sent} sent in the last ${daysSentInvitationKept} days, ${invitations.declined} declined. Invitations they received are listed only if a flag may concern them.`}
    none={`None sent in the last ${daysSentInvitationKept} days.`}
  >
    {invitations.shown.map(({ invitation: { id, by, name, at, answer }, other, launch }) => (
      <li class="wraps underlined pad-y-3" key={id}>
        {by === person.id ? 'To ' : 'From '}
        {other === null ? 'somebody without an account' : <PersonLink {...other} />}: <LaunchLink launch={launch} name={name} />{' '}
        <Ago at={at} now={now} />
        <span class="mark sunken soft">{words.invitationAnswers[answer]}</span>
      </li>
    ))}
  </Section>
)
