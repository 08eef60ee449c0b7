import type { ComponentChildren } from 'preact'
import type { NamedFlag, PersonFacts } from '../../../actions/people/read-person.ts'
import { reasonWords } from '../../../domain/moderation/reasons.ts'
import { LaunchLink, PersonLink } from '../named-links.tsx'
import words from '../words.json' with { type: 'json' }
import { Ago, Section } from './person-section.tsx'
import { Written } from '../../parts/written.tsx'

type Props = { facts: PersonFacts; now: Date }

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
