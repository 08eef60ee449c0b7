import { paths } from '../../../../shared/paths.ts'
import { makersOf } from '../../../domain/launch/makers.ts'
import { findOtherModerators, insteadOf } from '../../../actions/access/reject-own.ts'
import { findReviewedLaunch } from '../../../actions/launches/find-launch.ts'
import { countQueue } from '../../../actions/moderation/count-waiting.ts'
import { acceptEdit, restoreListing, type QueueDecision } from '../../../actions/moderation/decide-on-launch.ts'
import { readEdits } from '../../../actions/moderation/read-edits.ts'
import { listReasons } from '../../../actions/moderation/reasons.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { defineForm } from '../../page/define-page.ts'
import type { RejectedForm } from '../../forms/page-request.ts'
import { DifferenceStyles } from '../../difference/listing-difference.tsx'
import { withDecision, defineModeratorPage, leadWords } from '../moderation-frame.tsx'
import { QueueList, QueueTabs } from '../queue/queue-list.tsx'
import { Empty } from '../../parts/empty.tsx'
import { EditCard, PageCard } from './edit-card.tsx'

const next = ({ decision, next: id }: QueueDecision): string =>
  withDecision(paths.editQueue({}, id === null ? undefined : `edit-${id}`), decision)

export const edits = defineModeratorPage('queue', {
  path: paths.editQueue,
  async load({ world, account, rejected }) {
    const [found, presets, others, counts] = await Promise.all([
      readEdits(world),
      listReasons(world),
      findOtherModerators(world, account),
      countQueue(world),
    ])
    const alert = rejected === null ? undefined : await alreadyDecided(world, rejected, account)
    return { ...found, presets, others, counts, alert }
  },
  forms: {
    accept: defineForm(acceptEdit, { next, rejected: 'Not accepted' }),
    restore: defineForm(restoreListing, { next, rejected: 'Not restored' }),
  },
  view: ({ edits: list, pages, total, presets, others, counts, alert }, request) => ({
    title: 'Edits',
    heading: 'Edits to listings and maker pages',
    lead: leadWords(
      total,
      [...list, ...pages],
      'Nothing has changed since a moderator last saw it.',
      'listing or page has changed since a moderator last saw it.',
      'listings and pages have changed since a moderator last saw them.',
    ),
    alert,
    content: (
      <>
        <DifferenceStyles />
        <QueueTabs current="edits" counts={counts} />
        {total === 0 ? (
          <Empty title="All caught up" says="Edits to live listings and maker pages appear here." />
        ) : (
          <QueueList label="Edits" class="stack gap-5" keys="A accept, R reject or restore">
            {list.map((edit) => (
              <EditCard
                key={edit.launch.id}
                edit={edit}
                now={request.now}
                presets={presets}
                others={insteadOf(others, makersOf(edit.launch), request.account)}
              />
            ))}
            {pages.map(
              (maker) =>
                maker.unseen && <PageCard key={maker.id} maker={maker} unseen={maker.unseen} now={request.now} presets={presets} />,
            )}
          </QueueList>
        )}
      </>
    ),
  }),
})

/** For a moderator whose decision came second. */
async function alreadyDecided(world: World, { sent, message }: RejectedForm, account: Profile): Promise<string> {
  const slug = sent.get('slug') ?? ''
  const name = slug === '' ? 'Maker page' : (await findReviewedLaunch(world, { slug }, account)).name
  return `${name}: ${message ?? 'This edit was already reviewed or withdrawn.'}`
}
