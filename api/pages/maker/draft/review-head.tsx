import { LaunchTrail } from '../maker-sheet.tsx'
import type { ComponentChildren } from 'preact'
import type { Launch } from '../../../domain/launch/launch.ts'
import { labelledErrors } from './draft-values.ts'
import { RejectionReason, StatusPill } from '../launch-status.tsx'
import { Form } from '../../forms/form.tsx'
import { ErrorSummary } from '../../forms/form-field.tsx'
import type { RejectedForm } from '../../forms/page-request.ts'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'
import { openPoints, PlanLine, type Ahead } from '../next-step.tsx'
import { planWords } from '../../parts/plan-words.ts'
import { LinkButton } from '../../parts/button.tsx'
import { paths } from '../../../../shared/paths.ts'

type Props = {
  launch: Launch
  isOwner: boolean
  /** Only the lead maker submits. */
  isLead: boolean
  rejected: RejectedForm | null
  ahead: Ahead
  children: ComponentChildren
}

export function ReviewHead({ launch, isOwner, isLead, rejected, ahead, children }: Props) {
  const { slug, name, status, plan } = launch
  const isOwnDraft = isLead && status === 'draft'
  return (
    <>
      <header class="page-head maker-head first-wide gap-3-5 grid center">
        {isOwner && <LaunchTrail slug={slug} name={name} />}
        <h1>
          {isOwnDraft ? (
            'Review and submit'
          ) : (
            <>
              Preview: <bdi>{name}</bdi>
            </>
          )}
        </h1>
        <p>
          <StatusPill status={status} />
        </p>
      </header>
      {children}
      {rejected && (
        <ErrorSummary
          title={rejected.title}
          errors={labelledErrors(rejected.errors)}
          message={rejected.message}
          to={paths.draft({ slug })}
        />
      )}
      {(!isOwner || status === 'rejected' || status === 'draft') && <RejectionReason launch={launch} />}
      <section class="review-head edged lit row at-start between rounded" aria-label="Plan and submission">
        <div>
          <p class="review-head__plan">
            <PlanLine launch={launch} />
          </p>
          {plan !== null && <p class="soft small above-2">{planWords[plan].link}</p>}
          {!isOwner && (
            <p class="above-2">
              Moderator view (only you and the maker can see this). <a href={paths.moderation()}>Decide in the queue</a>
            </p>
          )}
        </div>
        {isOwnDraft && (
          <UnlessSuspended instead="You can’t submit launches while your account is suspended.">
            <Submission launch={launch} ahead={ahead} />
          </UnlessSuspended>
        )}
        {isOwner && !isOwnDraft && (
          <p>
            <LinkButton href={paths.launchDashboard({ slug })} words="Open in dashboard" />
          </p>
        )}
      </section>
    </>
  )
}

function Submission({ launch, ahead }: { launch: Launch; ahead: Ahead }) {
  const { slug } = launch
  const open = openPoints(launch, ahead)
  const edit = <LinkButton href={paths.draft({ slug })} words={open.length > 0 ? 'Continue editing' : 'Back to editing'} />
  if (open.length > 0) {
    return (
      <div class="missing">
        <p class="bold">Still missing</p>
        <ul>
          {open.map(({ field, message }) => (
            <li key={message}>
              <a href={paths.draft({ slug }, {}, `field-${field}`)}>{message}</a>
            </li>
          ))}
        </ul>
        {edit}
      </div>
    )
  }
  return (
    <Form name="submit" class="review-submit row gap-3" rejected={null}>
      <button class="sw-button sw-button--primary">Submit for review</button>
      {edit}
      <p class="soft small">A moderator reviews every launch before it’s published.</p>
    </Form>
  )
}
