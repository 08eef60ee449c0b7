import type { ComponentChildren } from 'preact'
import { paths } from '../../../../shared/paths.ts'
import { countWords, plural } from '../../../../shared/plural.ts'
import { agoWords } from '../../../../shared/ui/day-words.ts'
import { readBackups } from '../../../actions/backups/backup-state.ts'
import { readMailTrouble } from '../../../actions/mails/mail-trouble.ts'
import { readLog } from '../../../actions/moderation/log/read-log.ts'
import { readLastDay, readSeries, readTotals, type LastDay } from '../../../actions/numbers/read-numbers.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { accountLabel } from '../../../domain/names/person.ts'
import { addStylesheet } from '../../document/assets.ts'
import { Chart, trendScript } from '../../maker/trend-chart.tsx'
import { LinkButton } from '../../parts/button.tsx'
import { LogList } from '../log/log-list.tsx'
import { defineModeratorPage } from '../moderation-frame.tsx'
import { PersonLink } from '../named-links.tsx'
import { BackupFacts } from './backup-facts.tsx'
import { Section } from '../../parts/section.tsx'

const days = 30
/** How many people and comments of the last day are shown. */
const shown = 5
const latest = 10
const stylesheet = addStylesheet('dashboard')

export const numbersPage = defineModeratorPage('numbers', {
  path: paths.numbers,
  async load({ world, now }) {
    const [series, totals, lastDay, log, mails, backups] = await Promise.all([
      readSeries(world, days),
      readTotals(world),
      readLastDay(world),
      readLog(world, {}, { limit: latest }),
      readMailTrouble(world),
      readBackups(world),
    ])
    const since = new Date(now.getTime() - dayMs).toISOString()
    return { series, totals, lastDay, decisions: log.entries.filter(({ decision }) => decision.at >= since), mails, backups }
  },
  view: ({ series, totals, lastDay, decisions, mails, backups }, request) => ({
    title: 'Numbers',
    extra: (
      <>
        <link rel="stylesheet" href={stylesheet} />
        <script src={trendScript} defer></script>
      </>
    ),
    content: (
      <div class="stack gap-6">
        <section class="stack gap-4 page-width" aria-label="Totals">
          <dl class="funnel row">
            <Total label="Members" count={totals.members} />
            <Total label="Active yesterday" count={totals.activeYesterday} />
            <Total label="Live launches" count={totals.live} />
          </dl>
          <div class="trend halves grid gap-5">
            {series.map(({ key, ...one }) => (
              <Chart key={key} {...one} hasTotal />
            ))}
          </div>
          <p class="row center gap-3">
            <LinkButton href={paths.numbersFile()} download="numbers.csv" look="small" words="Download CSV" />
            <span class="soft small">
              Daily numbers for a year. Charts show the last {days} days (UTC). Active members voted or commented.
            </span>
          </p>
        </section>
        <Section name="last-day" class="stack gap-4 page-width" look="headed large" title="The last 24 hours">
          <dl class="halves grid gap-4">
            <Newcomers {...lastDay} />
            <Part name="Votes">{plural(lastDay.votes, 'vote')}</Part>
            <Comments {...lastDay} now={request.now} />
            <Part name="Flags">
              <a href={paths.reports()}>{plural(lastDay.reports, 'flag')}</a>
            </Part>
            <Part name="Emails">
              {mails === null
                ? 'No emails are stuck.'
                : `${plural(mails.failed, 'email')} failed, ${mails.waiting} waiting. Last error: ${mails.error ?? 'none'}`}
            </Part>
            <Part name="Backups">
              <BackupFacts state={backups} now={request.now} />
            </Part>
            <Part name="Decisions" isWide>
              {decisions.length === 0 ? 'None' : <LogList entries={decisions} />}
            </Part>
          </dl>
        </Section>
      </div>
    ),
  }),
})

const Total = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt class="soft smaller">{label}</dt>
    <dd>{countWords(count)}</dd>
  </div>
)

const Part = ({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ComponentChildren }) => (
  <div class={isWide ? 'across' : undefined}>
    <dt class="soft small">{name}</dt>
    <dd class="flat wraps">{children}</dd>
  </div>
)

const Newcomers = ({ newcomers }: LastDay) => (
  <Part name="Sign-ups">
    {plural(newcomers.length, 'new member')}
    {newcomers.slice(0, shown).map((person, index) => (
      <span key={person.id}>
        {index === 0 ? ': ' : ', '}
        <PersonLink id={person.id} name={accountLabel(person)} />
      </span>
    ))}
    {newcomers.length > shown && ' …'}
  </Part>
)

const Comments = ({ comments, now }: LastDay & { now: Date }) => (
  <Part name="Comments" isWide>
    <a href={paths.commentQueue()}>{plural(comments.length, 'comment')}</a>
    {comments.slice(0, shown).map(({ id, author, text, at }) => (
      <p key={id} class="small clip">
        <bdi class="medium">{author.name}</bdi>, <time dateTime={at}>{agoWords(at, now)}</time>: <bdi>{text.slice(0, 140)}</bdi>
      </p>
    ))}
  </Part>
)
