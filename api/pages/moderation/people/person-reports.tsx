import type { ComponentChildren } from 'preact'
import type { NamedFlag, PersonFacts } from '../../../actions/people/read-person.ts'
import { reasonWords } from '../../../domain/moderation/reasons.ts'
import { LaunchLink, PersonLink } from '../named-links.tsx'
import { Ago, RecordList, Section } from './person-section.tsx'
import { Written } from '../../parts/written.tsx'

type Props = { facts: PersonFacts; now: Date }

export function ReportsOf({ facts: { reportsOf }, now }: Props) {
  const { total, shown, open, received } = reportsOf
  return (
    <Section
      id="reports-of"
      title="Flags about them"
      total={received}
      summary={open === 0 ? '' : `${open} open`}
      none="Nobody has flagged them or their posts."
    >
      <RecordList total={total}>
        {shown.map((named) => (
          <Report key={named.flag.id} named={named} now={now}>
            {named.by === null ? 'a member' : <PersonLink {...named.by} />}
          </Report>
        ))}
      </RecordList>
    </Section>
  )
}

export function ReportsBy({ facts: { reportsBy }, now }: Props) {
  const { total, shown } = reportsBy
  return (
    <Section id="reports-by" title="Flags by them" total={total} none="They haven’t flagged anything.">
      <RecordList total={total}>
        {shown.map((named) => (
          <Report key={named.flag.id} named={named} now={now} />
        ))}
      </RecordList>
    </Section>
  )
}

const subjectWords = {
  launch: '',
  comment: 'a comment on ',
  update: 'an update of ',
  person: 'a maker of ',
  audit: 'an audit report on ',
} as const

type ReportProps = { named: NamedFlag; now: Date; children?: ComponentChildren }

const Report = ({ named: { flag, launch, name, text }, now, children }: ReportProps) => (
  <li class="wraps underlined pad-y-3">
    {text !== null && <Written class="record-list__text lines clip" text={text} />}
    <b>{reasonWords[flag.reason].label}</b>: {subjectWords[flag.subject]}
    <LaunchLink launch={launch} {...(name !== null && { name })} />
    {children !== undefined && <> by {children}</>} <Ago at={flag.at} now={now} />
    {flag.state === 'open' && <span class="mark tone-fail">Open</span>}
    {flag.text !== '' && <Written class="soft small light" text={flag.text} />}
  </li>
)
