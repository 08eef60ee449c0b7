import { plural } from '../../../../shared/plural.ts'
import { agoWords, instantWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Network, PersonFacts } from '../../../actions/people/read-person.ts'
import { isSuspended } from '../../../domain/moderation/suspension.ts'
import { linkWords } from '../../../domain/names/maker-links.ts'
import { CheckField } from '../../forms/check-field.tsx'
import { Form } from '../../forms/form.tsx'
import { LogList } from '../log/log-list.tsx'
import { logLink } from '../log/log-filter.ts'
import { peopleLink } from './people-link.ts'
import { SuspendedThere } from '../named-links.tsx'
import { trustNames } from '../../account/trust-card.tsx'
import { Face } from '../../parts/picture.tsx'
import { Invitations, Comments, Connections, Launches, Votes, ReportsBy, ReportsOf } from './person-records.tsx'
import { PersonMarks, untilWords, Ago, Section } from './person-section.tsx'
import { NoteForms, RemoveForm, SeenSuspension, SuspendForm } from './suspension-forms.tsx'
import { Written } from '../../parts/written.tsx'

type Props = {
  facts: PersonFacts
  isSelf: boolean
  now: Date
}

export function PersonPage(props: Props) {
  const { facts, now } = props
  const { person, decisions } = facts
  return (
    <div class="with-aside grid at-start">
      <div class="person__aside stack gap-5">
        <Card facts={facts} now={now} />
        <Actions {...props} />
      </div>
      <div class="stack gap-6">
        <Launches facts={facts} now={now} />
        <Comments facts={facts} now={now} />
        <Votes facts={facts} now={now} />
        <ReportsOf facts={facts} now={now} />
        <ReportsBy facts={facts} now={now} />
        <Invitations facts={facts} now={now} />
        <Connections facts={facts} now={now} />
        <Section id="decisions" title="Decisions" total={decisions.total} none="No decisions about them or their launches.">
          <>
            <LogList entries={decisions.shown} />
            {decisions.total > decisions.shown.length && (
              <p class="person__more">
                <a href={logLink({ accountId: person.id })}>Show all in the log</a>
              </p>
            )}
          </>
        </Section>
      </div>
    </div>
  )
}

function Card({ facts: { person, isModerator, trust, networks, maker }, now }: Omit<Props, 'isSelf'>) {
  const { name, handle, picture, email, emailProven, createdAt } = person
  return (
    <section class="person-card card stack gap-4 pad-5 wraps" aria-label="Account">
      <div class="person-card__head grid center gap-4">
        <Face name={name} picture={picture} size={56} />
        <p class="bold">
          {handle === null && <span class="soft small light">No handle</span>}
          {handle !== null && (maker.page === null ? `@${handle}` : <a href={paths.maker({ handle: maker.page })}>@{handle}</a>)}
          <br />
          <span class="gap-half row">
            <PersonMarks person={person} isModerator={isModerator} now={now} brief />
          </span>
        </p>
      </div>
      <dl class="person-card__facts gap-2-3 grid">
        <dt class="soft">Email</dt>
        <dd>
          <bdi>{email}</bdi>
          <span class="soft small light">{emailProven ? ' verified' : ' not verified'}</span>
        </dd>
        <dt class="soft">Joined</dt>
        <dd>
          <Ago at={createdAt} now={now} />
        </dd>
        <dt class="soft">Trust level</dt>
        <dd>{trustNames[trust]}</dd>
        {maker.about !== '' && (
          <>
            <dt class="soft">About</dt>
            <dd class="wraps lines" dir="auto">
              {maker.about}
            </dd>
          </>
        )}
        {maker.links.length > 0 && (
          <>
            <dt class="soft">Links</dt>
            <dd>
              {maker.links.map((link) => (
                <p key={link}>
                  <a href={link} rel="nofollow ugc noreferrer">
                    {linkWords(link)}
                  </a>
                </p>
              ))}
            </dd>
          </>
        )}
        <dt class="soft">Networks</dt>
        <dd>
          {networks.length === 0 ? (
            <span class="soft small light">None recorded</span>
          ) : (
            <ul class="person-card__networks stack gap-1">
              {networks.map((network) => (
                <NetworkItem key={network.hash} network={network} />
              ))}
            </ul>
          )}
        </dd>
      </dl>
    </section>
  )
}

/** Networks are keyed hashes: they can be compared, but not read. */
function NetworkItem({ network: { hash, isJoinedFrom, votes, others, suspended } }: { network: Network }) {
  const uses = [isJoinedFrom && 'joined', votes > 0 && plural(votes, 'vote')].filter(Boolean).join(', ')
  return (
    <li>
      <code>{hash.slice(0, 8)}</code> <span class="soft small light">{uses}</span>
      {others > 0 && (
        <>
          <br />
          <a class="small" href={peopleLink({ network: hash })}>
            also used by {plural(others, 'other account')}
          </a>
        </>
      )}
      <SuspendedThere people={suspended} />
    </li>
  )
}

function Actions({ facts: { person, maker, isModerator, removal, suspendedBy }, isSelf, now }: Props) {
  const { suspension } = person
  if (isSelf) return <p class="soft small light">This is you.</p>
  if (isModerator)
    return (
      <section class="stack gap-3" aria-label="Actions">
        <NoteForms person={person} maker={maker} />
        <p class="soft small light">
          Moderators can only be suspended from the shell: <code>npm run people</code>
        </p>
      </section>
    )
  return (
    <section class="stack gap-3" aria-label="Actions">
      {suspension !== undefined && isSuspended(person, now) && (
        <div class="person-suspension gap-3 card stack gap-4 pad-5 wraps">
          <h2 class="large">{person.everythingRemoved ? 'Everything removed' : `Suspended ${untilWords(suspension)}`}</h2>
          <Written class="lines" text={suspension.reason} />
          <p class="soft small light">
            By <bdi>{suspension.by === null ? 'the operator' : (suspendedBy ?? 'a former moderator')}</bdi>, {agoWords(suspension.at, now)}
          </p>
          {removal !== null && person.everythingRemoved && (
            <Form name="undo" about={{ id: removal.decisionId }} to={paths.undo()} class="">
              <input type="hidden" name="return" value={paths.person(person)} />
              <button class="sw-button whole">Undo removal</button>
              <p class="soft small light above-2">Also restores launches. You can undo it until {instantWords(removal.until)}.</p>
            </Form>
          )}
          <Form name="lift" class="">
            <SeenSuspension person={person} />
            <CheckField
              name="mistaken"
              value="yes"
              label="It was a mistake: restore their trust"
              checked={false}
              look="line gap-3 center pad-y-3"
              box="tick"
            />
            <button class="sw-button whole">Lift suspension</button>
            {person.everythingRemoved && <p class="soft small light above-2">Comments and votes come back; launches stay rejected.</p>}
          </Form>
        </div>
      )}
      <NoteForms person={person} maker={maker} />
      {!person.everythingRemoved && <SuspendForm person={person} now={now} />}
      {!person.everythingRemoved && <RemoveForm person={person} />}
    </section>
  )
}
