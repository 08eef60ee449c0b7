import { answerInvitation } from '../../../actions/makers/answer-invitation.ts'
import type { Invited } from '../../../actions/makers/read-makers.ts'
import { paths } from '../../../../shared/paths.ts'
import { withFlash } from '../../forms/flash.tsx'
import { ButtonForm } from '../../forms/form.tsx'
import { defineForm } from '../../page/define-page.ts'
import { Face, Logo } from '../../parts/picture.tsx'

export const answerForm = defineForm(answerInvitation, {
  rejected: 'Not answered',
  says: { accepted: 'Accepted. The launch is on your dashboard now.', declined: 'Invitation declined.' },
  next: (_launch, { path }, form) => withFlash(path, form.get('answer') === 'accept' ? 'accepted' : 'declined'),
})

export const Invitations = ({ invited }: { invited: Invited[] }) =>
  invited.length === 0 ? null : (
    <section class="stack gap-4 below-5" aria-labelledby="invitations-title" id="invitations">
      <h2 id="invitations-title">Invitations</h2>
      {invited.map(({ invitation: { id, as }, launch: { slug, name, tagline, logo, maker, ownerId }, formerName }) => (
        <div class="invited card grid center gap-4 pad-5" key={id}>
          <Logo address={logo} slug={slug} size={56} class="launch-row__logo covers" />
          <div class="stack gap-1">
            <h3>
              <bdi>{name}</bdi>
            </h3>
            <p class="soft wraps">
              <bdi>{tagline}</bdi>
            </p>
            {formerName !== null && (
              <p class="small wraps">
                It was called <bdi>{formerName}</bdi> when you were invited.
              </p>
            )}
            <p class="line center gap-2 small wraps">
              <Face {...maker} size={24} />
              <span>
                <bdi>{maker.name}</bdi>{' '}
                {as === 'lead'
                  ? 'wants to transfer this launch to you. You’d lead it, and they’d stay as a co-maker.'
                  : 'invited you to be a co-maker. You could edit the listing, post updates, reply as a maker and see the stats.'}
              </span>
            </p>
          </div>
          <div class="row gap-3">
            <ButtonForm
              name="answer"
              about={{ id, answer: 'accept', seen: name }}
              look="primary"
              words="Accept"
              of={` invitation to ${name}`}
            />
            <ButtonForm name="answer" about={{ id, answer: 'decline', seen: name }} words="Decline" of={` invitation to ${name}`} />
            <a href={paths.reportLaunch({ slug }, { maker: ownerId })} rel="nofollow">
              Flag<span class="sw-hidden"> {maker.name}</span>
            </a>
          </div>
        </div>
      ))}
    </section>
  )
