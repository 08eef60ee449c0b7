import { agoWords } from '../../../../shared/ui/ago-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { BlockList } from '../../../actions/moderation/blocks.ts'
import type { FormFaults } from '../../parts/form-answer.ts'
import { FormField } from '../../parts/form-field.tsx'

/** `asks`: the block affects people here, and has to be confirmed. */
export type RefusedBlock = FormFaults & { value: string; reason: string; asks: boolean }

type Props = { list: BlockList; now: Date; refused: RefusedBlock | undefined }

export function BlocksPage({ list: { total, blocks }, now, refused }: Props) {
  return (
    <div class="blocks stack gap-6 readable">
      <form class="blocks__form card stack left gap-4" action={paths.blocks()} method="post" novalidate>
        {refused?.message !== undefined && (
          <p class="fault" role="alert" tabIndex={-1} autofocus>
            {refused.message}
          </p>
        )}
        <FormField
          name="value"
          label="Email domain or network"
          hint="spam.example also blocks its subdomains. Networks: 198.51.100.0/24 or 2001:db8::/48, at most an IPv4 /8 or IPv6 /16."
          required
          autocapitalize="none"
          spellcheck={false}
          value={refused?.value ?? ''}
          fault={refused?.faults['value']}
        />
        <FormField
          name="reason"
          label="Reason"
          hint="For the log; only moderators see it."
          required
          value={refused?.reason ?? ''}
          fault={refused?.faults['reason']}
        />
        {refused?.asks === true && (
          <label class="blocks__confirm line center gap-2 medium">
            <input type="checkbox" name="confirmed" value="yes" required /> Block it anyway
          </label>
        )}
        <button class="sw-button sw-button--primary" type="submit" name="change" value="block">
          Block
        </button>
      </form>
      {total === 0 ? (
        <div class="empty">
          <p class="empty__title">Nothing is blocked</p>
          <p>Block a throwaway email provider’s domain or a spammer’s network to refuse new accounts from there.</p>
        </div>
      ) : (
        <ul class="record-list blocks__list">
          {blocks.map(({ id, kind, value, reason, byName, at }) => (
            <li class="wraps underlined row at-start between gap-3 pad-y-3" key={id}>
              <div>
                <p>
                  <b>{value}</b> <span class="mark">{kind === 'domain' ? 'Email domain' : 'Network'}</span>
                </p>
                <p dir="auto">{reason}</p>
                <p class="people__soft">
                  <bdi>{byName ?? 'The operator'}</bdi>, {agoWords(at, now)}
                </p>
              </div>
              <form action={paths.blocks()} method="post">
                <input type="hidden" name="id" value={id} />
                <button class="sw-button sw-button--small" type="submit" name="change" value="unblock">
                  Remove<span class="sw-hidden"> {value}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {total > blocks.length && (
        <p class="people__soft">
          Showing the newest {blocks.length} of {total.toLocaleString('en-US')}.
        </p>
      )}
    </div>
  )
}
