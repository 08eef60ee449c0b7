import { dayWords, instantWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import { appealDecision, listOwnDecisions, type OwnDecision } from '../../actions/appeals/decide-on-appeal.ts'
import { appealDays, maxAppealLength } from '../../domain/moderation/records.ts'
import { reasonLabel } from '../../domain/moderation/decision-sentence.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { privateSheet } from '../page/account-sheet.tsx'
import { FoldedForm } from '../forms/form.tsx'
import { FormField } from '../forms/form-field.tsx'
import { RulesLink } from '../parts/rules-link.tsx'
import { Empty } from '../parts/empty.tsx'
import { countWords } from '../../../shared/plural.ts'
import { Written } from '../parts/written.tsx'

export const ownDecisions = definePage({
  path: paths.ownDecisions,
  access: 'member',
  load: ({ world, account }) => listOwnDecisions(world, account),
  forms: {
    appeal: defineForm(appealDecision, { rejected: 'Not sent', says: 'Appeal sent. We’ll tell you what a moderator decides.' }),
  },
  view: (decisions) =>
    privateSheet({
      title: 'Decisions about you',
      description: 'What moderators have decided about you, and why.',
      lead: (
        <>
          You can appeal most decisions once, within {appealDays} days. If possible, a moderator with no part in it reviews your appeal.
          <RulesLink before=" See the" />
        </>
      ),
      children:
        decisions.length === 0 ? (
          <Empty title="No decisions" says="Moderators’ decisions about you and your launches appear here." />
        ) : (
          <ul class="grid gap-4">
            {decisions.map((each) => (
              <DecisionRow key={each.decision.id} {...each} />
            ))}
          </ul>
        ),
    }),
})

const DecisionRow = ({ decision: { id, at, action, reason, undone }, sentence, text, appeal, mayAppeal }: OwnDecision) => (
  <li class="capped pad-top-4 stack gap-3 wraps" id={id}>
    <h2 class="large" dir="auto">
      {sentence}
    </h2>
    <p class="soft small">{instantWords(at)}</p>
    {text !== null && <Quote label="What it was about" text={text} />}
    {reason !== null && <Quote label={reasonLabel({ action })} text={reason} />}
    {appeal !== null && <Quote label={`Your appeal, ${dayWords(appeal.at.slice(0, 10))}`} text={appeal.text} />}
    {appeal?.state === 'open' && <p>Your appeal is waiting for a moderator.</p>}
    {undone !== undefined && <p>This decision was reversed.</p>}
    {undone === undefined && appeal?.state === 'granted' && <p>The suspension was lifted.</p>}
    {mayAppeal && (
      <FoldedForm name="appeal" about={{ id }} summary="Appeal…" submit="Send appeal">
        <FormField
          name="text"
          label="Why is the decision wrong?"
          hint={`Plain text, up to ${countWords(maxAppealLength)} characters. You can appeal once.`}
          rows={5}
          required
        />
      </FoldedForm>
    )}
  </li>
)

const Quote = ({ label, text }: { label: string; text: string }) => (
  <div>
    <p class="soft small">{label}</p>
    <Written class="lines" text={text} />
  </div>
)
