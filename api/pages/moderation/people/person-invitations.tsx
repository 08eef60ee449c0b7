import { daysSentInvitationKept } from '../../../domain/launch/makers.ts'
import type { PersonFacts } from '../../../actions/people/read-person.ts'
import { LaunchLink, PersonLink } from '../named-links.tsx'
import words from '../words.json' with { type: 'json' }
import { Ago, Section } from './person-section.tsx'

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
