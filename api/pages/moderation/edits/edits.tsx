import { paths } from '../../../../shared/paths.ts'
import { makersOf } from '../../../domain/launch/makers.ts'
import { findOtherModerators, insteadOf } from '../../../actions/access/reject-own.ts'
import { findReviewedLaunch } from '../../../actions/launches/find-launch.ts'
import { countQueue } from '../../../actions/moderation/count-waiting.ts'
import { acceptEdit, restoreListing } from '../../../actions/moderation/decide-on-edit.ts'
import type { QueueDecision } from '../../../actions/moderation/decide-on-launch.ts'
import { readEdits } from '../../../actions/moderation/read-edits.ts'
import { listReasons } from '../../../actions/moderation/reasons.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import type { RejectedForm } from '../../forms/page-request.ts'
import { DifferenceStyles } from '../../difference/listing-difference.tsx'
import { withDecision, moderationSheet, leadWords } from '../moderation-frame.tsx'
import { QueueList } from '../queue/queue-list.tsx'
import { QueueTabs } from '../queue/queue-tabs.tsx'
import { Empty } from '../../parts/empty.tsx'
import { EditCard } from './edit-card.tsx'

const next = ({ decision, next: id }: QueueDecision): string =>
  withDecision(paths.editQueue({}, id === null ? undefined : `edit-${id}`), decision)

export const edits = definePage({
  path: paths.editQueue,
  access: 'moderator',
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
  view: ({ edits: list, total, presets, others, counts, alert }, request) =>
    moderationSheet(
      request,
      {
        section: 'queue',
        title: 'Edits',
        heading: 'Edits to live listings',
        lead: leadWords(
          total,
          list,
          'Nothing has changed since approval.',
          'listing has changed since it was approved.',
          'listings have changed since they were approved.',
        ),
        alert,
      },
      <>
        <DifferenceStyles />
        <QueueTabs current="edits" counts={counts} />
        {list.length === 0 ? (
          <Empty title="All caught up" says="Edits to live listings appear here." />
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
          </QueueList>
        )}
      </>,
    ),
})

/** For a moderator whose decision came second. */
async function alreadyDecided(world: World, { sent, message }: RejectedForm, account: Profile): Promise<string> {
  const { name } = await findReviewedLaunch(world, { slug: sent.get('slug') ?? '' }, account)
  return `${name}: ${message ?? 'This edit was already reviewed or withdrawn.'}`
}
