import { agoWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import { namesOf } from '../../../actions/access/reject-own.ts'
import { grantAppeal, readAppeals, rejectAppeal, type OpenAppeal } from '../../../actions/appeals/decide-on-appeal.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { defineForm } from '../../page/define-page.ts'
import { Empty } from '../../parts/empty.tsx'
import { LogList } from '../log/log-list.tsx'
import { defineModeratorPage, withDecision, leadWords } from '../moderation-frame.tsx'
import { Button } from '../../parts/button.tsx'
import { Written } from '../../parts/written.tsx'

const decided = {
  shows: ['FORBIDDEN', 'NOT_FOUND'],
  next: (decision: Decision): string => withDecision(paths.appeals(), decision),
} as const

export const appeals = defineModeratorPage('appeals', {
  path: paths.appeals,
  load: ({ world, account }) => readAppeals(world, account),
  forms: {
    reject: defineForm(rejectAppeal, { ...decided, rejected: 'Appeal not rejected' }),
    grant: defineForm(grantAppeal, { ...decided, rejected: 'Decision not reversed' }),
  },
  view: ({ appeals: list, total }, request) => ({
    title: 'Appeals',
    lead: leadWords(total, list, '', 'appeal is open.', 'appeals are open.'),
    content:
      list.length === 0 ? (
        <Empty title="All caught up" says="Appeals against decisions appear here." />
      ) : (
        <ul class="stack gap-5">
          {list.map((each) => (
            <AppealCard key={each.appeal.id} {...each} now={request.now} />
          ))}
        </ul>
      ),
  }),
})

function AppealCard({ appeal: { id, text, at }, named, text: deleted, others, now }: OpenAppeal & { now: Date }) {
  const back = { reject_edit: 'the edit waits in Edits', reject: 'the launch waits in Queue' }[named.decision.action as string]
  return (
    <li class="report-group card stack gap-4 wraps" id={`appeal-${id}`}>
      <LogList entries={[named]} />
      {deleted !== null && (
        <blockquote class="reported-text flat wraps lines">
          <Written text={deleted} />
        </blockquote>
      )}
      <div>
        <p class="soft small">
          Appeal by <bdi>{named.person ?? 'a former member'}</bdi>, {agoWords(at, now)}
        </p>
        <Written class="lines" text={text} />
      </div>
      {others.length > 0 ? (
        <p class="soft">You took part in this decision, so another moderator decides on the appeal: {namesOf(others)}.</p>
      ) : (
        <Form name="reject" others={['grant']} about={{ id }} class="grid left gap-3 pad-top-4 ruled">
          <FormField
            name="answer"
            label="Answer"
            hint={`They’ll see it. To reject an appeal, say why.${back === undefined ? '' : ` Once reversed, ${back} again.`}`}
            frame="whole"
            rows={3}
          />
          <p class="row gap-3">
            <Button class="sw-button--primary" name="do" value="grant" words="Reverse decision" />
            <Button class="sw-button--danger-quiet bad" name="do" value="reject" words="Reject appeal" />
          </p>
        </Form>
      )}
    </li>
  )
}
