import { paths } from '../../../../shared/paths.ts'
import { blockSignUps, listBlocks, unblockSignUps, type BlockList } from '../../../actions/moderation/blocks.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { defineForm } from '../../page/define-page.ts'
import { withDecision, defineModeratorPage } from '../moderation-frame.tsx'
import { agoWords } from '../../../../shared/ui/day-words.ts'
import { Failure } from '../../../domain/failure.ts'
import { useRequest } from '../../forms/page-request.ts'
import { ButtonForm, Form, rejectedForm } from '../../forms/form.tsx'
import { Empty } from '../../parts/empty.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { countWords } from '../../../../shared/plural.ts'

const next = (decision: Decision): string => withDecision(paths.blocks(), decision)

export const blocks = defineModeratorPage('blocks', {
  path: paths.blocks,
  load: ({ world }) => listBlocks(world),
  forms: {
    block: defineForm(blockSignUps, { next, rejected: 'Not blocked' }),
    unblock: defineForm(unblockSignUps, { next }),
  },
  view: (list, request) => ({
    title: 'Blocks',
    lead: 'Nobody can sign up with these email domains or from these networks. Existing accounts aren’t affected.',
    content: <BlocksPage list={list} now={request.now} />,
  }),
})

function BlocksPage({ list: { total, blocks }, now }: { list: BlockList; now: Date }) {
  const error = rejectedForm(useRequest(), 'block')?.error
  // The block affects people here.
  const asksToConfirm = error instanceof Failure && error.data?.['people'] !== undefined
  return (
    <div class="blocks stack gap-6 readable">
      <Form name="block" class="blocks__form card stack left gap-4">
        <FormField
          name="value"
          label="Email domain or network"
          hint="spam.example also blocks its subdomains. Networks: 198.51.100.0/24 or 2001:db8::/48, up to an IPv4 /8 or IPv6 /16."
          frame="whole"
          required
          autocapitalize="none"
          spellcheck={false}
        />
        <FormField name="reason" label="Reason" hint="For the log; only moderators see it." frame="whole" required />
        {asksToConfirm && (
          <label class="blocks__confirm line center gap-2 medium">
            <input class="flat tick" type="checkbox" name="confirmed" value="yes" required /> Block it anyway
          </label>
        )}
        <button class="sw-button sw-button--primary">Block</button>
      </Form>
      {total === 0 ? (
        <Empty
          title="Nothing is blocked"
          says="Block a throwaway email provider’s domain or a spammer’s network to reject new accounts from there."
        />
      ) : (
        <ul class="record-list blocks__list">
          {blocks.map(({ id, kind, value, reason, byName, at }) => (
            <li class="wraps underlined row at-start between gap-3 pad-y-3" key={id}>
              <div>
                <p>
                  <b>{value}</b> <span class="mark sunken soft">{kind === 'domain' ? 'Email domain' : 'Network'}</span>
                </p>
                <p dir="auto">{reason}</p>
                <p class="soft small light">
                  <bdi>{byName ?? 'The operator'}</bdi>, {agoWords(at, now)}
                </p>
              </div>
              <ButtonForm name="unblock" about={{ id }} look="small" of={` ${value}`} words="Remove" />
            </li>
          ))}
        </ul>
      )}
      {total > blocks.length && (
        <p class="soft small light">
          Showing the newest {blocks.length} of {countWords(total)}.
        </p>
      )}
    </div>
  )
}
