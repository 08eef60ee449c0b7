import { LaunchTrail, makerSheet } from '../maker-sheet.tsx'
import { inviteMaker, leaveLaunch, removeMaker } from '../../../actions/makers/invite-maker.ts'
import { type Makers, readMakers } from '../../../actions/makers/read-makers.ts'
import { maxCoMakers, type CoMaker, type NamedMaker } from '../../../domain/launch/makers.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { addStylesheet } from '../../document/assets.ts'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'
import { Flash, Rejection, withFlash } from '../../forms/flash.tsx'
import { ButtonForm, FoldedForm, Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Face } from '../../parts/picture.tsx'
import { paths } from '../../../../shared/paths.ts'

const stylesheet = addStylesheet('dashboard')

export const launchMakers = definePage({
  path: paths.launchMakers,
  access: 'maker',
  load: ({ world, launch }) => readMakers(world, launch),
  forms: {
    invite: defineForm(inviteMaker, {
      rejected: 'Not invited',
      says: {
        invited: 'Invited. They can accept on their dashboard.',
        'invited-by-email': 'Invited. We only notify members. Anybody else can sign up with that email, then accept on their dashboard.',
        offered: 'Offered. It’s theirs once they accept on their dashboard.',
      },
      next: ({ as, emailHash }, { path }) =>
        withFlash(path, as === 'lead' ? 'offered' : emailHash === null ? 'invited' : 'invited-by-email'),
    }),
    remove: defineForm(removeMaker, { says: 'Makers updated.' }),
    leave: defineForm(leaveLaunch, {
      rejected: 'You’re still a co-maker',
      says: { left: 'You’re no longer a co-maker of this launch.' },
      leadsTo: paths.dashboard,
      next: () => withFlash(paths.dashboard(), 'left'),
    }),
  },
  view: (makers, { launch, account }) =>
    makerSheet({
      title: `Makers of ${launch.name}`,
      extra: <link rel="stylesheet" href={stylesheet} />,
      content: (
        <div class="wrap">
          <header class="page-head maker-head first-wide gap-3-5 grid center">
            <LaunchTrail slug={launch.slug} name={launch.name} />
            <h1>Makers</h1>
          </header>
          <Flash />
          <Rejection />
          <div class="launch-board with-aside grid at-start">
            <List makers={makers} launch={launch} accountId={account.id} />
            <div class="stack gap-6">
              <UnlessSuspended>
                {launch.ownerId === account.id ? <LeadForms launch={launch} makers={makers} /> : <Leave launch={launch} />}
              </UnlessSuspended>
            </div>
          </div>
        </div>
      ),
    }),
})

function List({ makers: { lead, joined, invited, offer }, launch, accountId }: { makers: Makers; launch: Launch; accountId: string }) {
  const isLead = launch.ownerId === accountId
  return (
    <ul class="board-part">
      {lead !== null && <Row person={lead} says={lead.id === accountId ? 'Lead maker (you)' : 'Lead maker'} />}
      {joined.map(({ record, person }) => (
        <Row key={record.id} person={person} says={person.id === accountId ? 'Co-maker (you)' : 'Co-maker'}>
          {isLead && <Remove record={record} words="Remove" of={person.name} />}
        </Row>
      ))}
      {[...invited, ...(offer === null ? [] : [offer])].map((record) => (
        <Row key={record.id} person={{ name: record.invited, handle: null }} says={record.as === 'lead' ? 'Transfer offered' : 'Invited'}>
          {isLead && <Remove record={record} words="Revoke" of={record.invited} />}
        </Row>
      ))}
    </ul>
  )
}

type RowProps = { person: Omit<NamedMaker, 'id'>; says: string; children?: preact.ComponentChildren }

const Row = ({ person: { name, handle, picture }, says, children }: RowProps) => (
  <li class="underlined pad-y-3 line center between gap-3">
    <span class="line center gap-3 shrinks">
      <Face name={name.replace(/^@/, '')} picture={picture} size={44} />
      <span class="wraps shrinks">
        <bdi class="bold">{name}</bdi>
        {handle !== null && <span class="soft"> @{handle}</span>}
        <span class="soft smaller block">{says}</span>
      </span>
    </span>
    {children}
  </li>
)

const Remove = ({ record: { id }, words, of }: { record: CoMaker; words: string; of: string }) => (
  <ButtonForm name="remove" about={{ id }} look="small" words={words} of={` ${of}`} />
)

const LeadForms = ({ launch: { name }, makers: { joined, invited } }: { launch: Launch; makers: Makers }) => (
  <>
    {joined.length + invited.length < maxCoMakers && (
      <section class="board-part stack gap-4" aria-labelledby="invite-title">
        <h2 id="invite-title">Invite a co-maker</h2>
        <p class="soft">
          They can edit the listing, post updates, reply as a maker and see the stats. Only you can submit, unpublish or transfer the
          launch.
        </p>
        <Form name="invite" about={{ as: 'co-maker' }} submit="Send invitation" quiet>
          <FormField name="whom" label="Handle or email" autocapitalize="none" spellcheck={false} autocomplete="off" />
        </Form>
      </section>
    )}
    <FoldedForm name="invite" about={{ as: 'lead' }} summary="Transfer launch…" class="form stack gap-5" submit="Offer launch" quiet>
      <p>
        Once they accept, they lead <bdi>{name}</bdi>. You stay as a co-maker, and your submission plan goes with it.
      </p>
      <FormField name="whom" label="Handle or email of the new lead maker" autocapitalize="none" spellcheck={false} autocomplete="off" />
    </FoldedForm>
  </>
)

const Leave = ({ launch: { name } }: { launch: Launch }) => (
  <FoldedForm name="leave" summary="Leave launch…">
    <p>
      You’ll no longer see or edit <bdi>{name}</bdi> on your dashboard. Only its lead maker can invite you again.
    </p>
    <button class="sw-button sw-button--danger">Leave launch</button>
  </FoldedForm>
)
