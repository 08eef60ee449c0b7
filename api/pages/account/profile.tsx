import type { Context } from 'koa'
import { editProfile } from '../../actions/people/edit-profile.ts'
import { pageHandleOf, readOwnMaker } from '../../actions/people/read-maker.ts'
import type { World } from '../../ports/world.ts'
import type { Profile } from '../../domain/records.ts'
import { formFaults, readForm, visitorOf, type FormFaults } from '../parts/form-answer.ts'
import { renderPage } from '../parts/layout.tsx'
import { DetailsForm, type Details, PasswordForm, SessionsForm } from './profile-forms.tsx'
import { makerPath } from '../makers/maker-path.ts'
import { redirect, requireAccount, sendCookies } from './session.ts'

type FormName = 'details' | 'password' | 'sessions'
type State = Details & { failed?: { form: FormName; faults: FormFaults }; notice?: string | undefined }

const notices = new Map(
  Object.entries({
    details: 'Saved.',
    password: 'Password changed. Your other devices are signed out and all connections are revoked.',
  }),
)

export async function profile(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const done = new URLSearchParams(ctx.querystring).get('done') ?? ''
  await show(world, ctx, account, { ...(await savedDetails(world, account)), notice: notices.get(done) })
}

async function savedDetails(world: World, account: Profile): Promise<Details> {
  const { about, links } = await readOwnMaker(world, account)
  return { name: account.name, handle: account.handle ?? '', about, links: links.join('\n') }
}

/** Handles all forms of the page; the button's value says which one was sent. */
export async function editOwnProfile(world: World, ctx: Context): Promise<void> {
  const account = requireAccount(ctx)
  const form = await readForm(ctx)
  const pressed = form.get('form')
  const name: FormName = pressed === 'password' || pressed === 'sessions' ? pressed : 'details'
  const text = (field: string) => form.get(field) ?? undefined
  const typed =
    name === 'details' ? { name: text('name') ?? '', handle: text('handle') ?? '', about: text('about'), links: text('links') } : null
  try {
    if (name === 'sessions') {
      sendCookies(ctx, await world.accounts.signOut(ctx.get('Cookie'), { everywhere: true }))
      return redirect(ctx, '/sign-in/')
    }
    if (typed) await editProfile(world, typed, account)
    else {
      const passwords = { current: form.get('current') ?? '', password: form.get('password') ?? '' }
      sendCookies(ctx, await world.accounts.changePassword(passwords, ctx.get('Cookie'), visitorOf(ctx)))
    }
    redirect(ctx, `/profile/?done=${name}`)
  } catch (error) {
    const failed = { form: name, faults: formFaults(ctx, error) }
    const saved = await savedDetails(world, account)
    await show(world, ctx, account, { ...saved, ...definedOf(typed ?? {}), failed })
  }
}

const definedOf = (typed: Partial<Record<keyof Details, string | undefined>>): Partial<Details> =>
  Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined))

async function show(world: World, ctx: Context, account: Profile, { failed, notice, ...details }: State): Promise<void> {
  const { rules } = world
  const handle = await pageHandleOf(world, account)
  const faultsOf = (form: FormName) => (failed?.form === form ? failed.faults : undefined)
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: `${failed ? 'Not saved' : 'Your profile'} · Slipway`,
      description: 'Your public name and handle, your password, and the devices and tools that are connected to your account.',
      canonical: null,
    },
    <div class="wrap profile">
      <header class="page-head">
        <h1>Your profile</h1>
        <p>
          Signed in as <strong>{account.email}</strong>. Your email is never public.
        </p>
        <ul class="profile__links">
          <li>
            <a href="/profile/email/">Change email</a>
          </li>
          <li>
            <a href="/profile/emails/">Email preferences</a>
          </li>
          <li>
            <a href="/saved/">Saved launches</a>
          </li>
          <li>
            <a href="/profile/data/">Your data</a>
          </li>
          {rules.signUps === 'invite' && (
            <li>
              <a href="/profile/invitations/">Invite people</a>
            </li>
          )}
        </ul>
      </header>
      {notice !== undefined && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      <div class="profile__parts">
        <DetailsForm {...details} page={handle === null ? null : makerPath(handle)} faults={faultsOf('details')} />
        <PasswordForm email={account.email} faults={faultsOf('password')} />
        <SessionsForm />
      </div>
    </div>,
  )
}
