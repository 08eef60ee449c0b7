import type { Context } from 'koa'
import { paths } from '../../../../shared/paths.ts'
import type { AnyPath } from '../../../../shared/paths/path.ts'
import type { OneClickAction } from '../../../domain/pending-action.ts'
import type { World } from '../../../ports/world.ts'
import { findPendingAction, dropPendingAction, finishSignIn } from './pending-action-cookie.ts'
import { defineForm, definePage, type Sheet } from '../../page/define-page.ts'
import { Flash } from '../../forms/flash.tsx'
import { Form } from '../../forms/form.tsx'
import { visitorOf, type PageRequest } from '../../forms/page-request.ts'
import { ErrorSummary, FormField } from '../../forms/form-field.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { EmailField } from '../../forms/credential-fields.tsx'
import { PasskeyScript, PasskeySignIn } from './passkey-forms.tsx'
import { withReturn, returnPath, OtherPageFirst, sendCookies, redirect } from '../../session/session.ts'
import texts from './social-errors.json' with { type: 'json' }
import { signIn, signInWithPasskey, signOut } from '../../../actions/sessions/sign-in.ts'
import type { SocialProvider, SignedIn } from '../../../ports/accounts.ts'
import { LinkButton } from '../../parts/button.tsx'

type RoutedContext = Context & { params: Record<string, string> }

/** Redirects to the provider's sign-in page. Throws NOT_FOUND if the provider isn't configured. */
export async function startSocialSignIn(world: World, ctx: RoutedContext): Promise<void> {
  const query = new URLSearchParams(ctx.querystring)
  const returnTo = returnPath(query.get('return'))
  leave(ctx, await world.accounts.startSocial(ctx.params['provider'] ?? '', returnTo, query.get('invite')?.slice(0, 100) ?? null))
}

export async function finishSocialSignIn(world: World, ctx: RoutedContext): Promise<void> {
  const { location, cookies, awaitsCode } = await world.accounts.finishSocial(
    ctx.params['provider'] ?? '',
    ctx.querystring,
    ctx.get('Cookie'),
    visitorOf(ctx),
  )
  if (awaitsCode) return leave(ctx, { location: withReturn(paths.secondStep(), returnPath(location)), cookies })
  // The sign-in page says why it failed.
  if (location.startsWith(`${paths.signIn()}?`)) return leave(ctx, { location, cookies })
  redirect(ctx, await finishSignIn(world, ctx, cookies, returnPath(location)))
}

function leave(ctx: Context, { location, cookies }: { location: string; cookies: string[] }): void {
  sendCookies(ctx, cookies)
  redirect(ctx, location)
}

/** Links rather than forms: the content security policy blocks forms that lead to other sites. */
export function SocialLinks({ providers, returnTo, invite = '' }: { providers: SocialProvider[]; returnTo: string; invite?: string }) {
  const query = { return: returnTo, invite: invite === '' ? null : invite }
  if (providers.length === 0) return null
  return (
    <div class="grid gap-3 above-4">
      <p class="soft middle">or</p>
      {providers.map(({ id, label }) => (
        <LinkButton key={id} href={paths.socialSignIn({ provider: id }, query)} rel="nofollow" words={`Continue with ${label}`} />
      ))}
    </div>
  )
}

/** Where somebody who signs in here comes back to: the path that the query asks for, or the form that was rejected. */
export const askedReturn = ({ query, rejected }: Pick<PageRequest, 'query' | 'rejected'>): string =>
  returnPath((rejected?.sent ?? query).get('return'))

export const finishedSignIn = (
  { cookies }: Pick<SignedIn, 'cookies'>,
  { world, ctx }: Pick<PageRequest, 'world' | 'ctx'>,
  form: URLSearchParams,
): Promise<string> => finishSignIn(world, ctx, cookies, returnPath(form.get('return')))

/** Why somebody signs in: “Sign in to {to}”. The leads say what happens then. */
type Reason = { to: string | null; signIn: string; signUp: string }

const privateDrafts = 'Launches start as private drafts. Nothing is published without your approval.'
const plain: Reason = { to: null, signIn: 'Manage your launches and what you’ve saved.', signUp: privateDrafts }

const pressed: Record<OneClickAction, (name: string) => Reason> = {
  upvote: (name) => ({
    to: `vote for ${name}`,
    signIn: 'Your vote is added as soon as you’re signed in.',
    signUp: 'Your vote is added right away, and counts once you verify your email.',
  }),
  save: (name) => same(`save ${name}`, 'It’s saved as soon as you’re signed in. Only you can see what you save.'),
}

/** What the page that somebody comes back to is for. */
const places: [page: AnyPath[], Reason, hash?: string][] = [
  [[paths.launch], same('comment', 'You’ll come right back to the discussion.'), '#comment'],
  [[paths.reportLaunch], same('flag a launch', 'Flags go to the moderators. Nobody else sees who sent them.')],
  [[paths.flagReport], same('flag a report', 'Flags go to the moderators. Whoever ran the audit doesn’t see who sent them.')],
  [[paths.connect], same('connect a tool', 'You’ll see what it asks for before anything is connected.')],
  [[paths.newDraft], same('launch your product', privateDrafts)],
  [[paths.draft, paths.draftReview], same('continue with your draft', 'Drafts are private. Nothing is published without your approval.')],
  [[paths.saved], same('see what you’ve saved', 'Only you can see the launches you save.')],
  [[paths.notifications], same('see your notifications', 'They’re about your launches and the ones you saved.')],
]

function same(to: string, lead: string): Reason {
  return { to, signIn: lead, signUp: lead }
}

export async function reasonOf(world: World, ctx: Context, returnTo: string): Promise<Reason> {
  const pending = await findPendingAction(world, ctx, returnTo)
  if (pending !== null) return pressed[pending.kind](pending.launch.name)
  const { pathname, hash } = new URL(returnTo, world.siteUrl)
  const isHere = (pages: AnyPath[], start: string) => hash.startsWith(start) && pages.some(({ match }) => match(pathname) !== null)
  return places.find(([pages, , start = '']) => isHere(pages, start))?.[1] ?? plain
}

export const notSignedIn = 'We couldn’t sign you in'

type SignInData = { returnTo: string; reason: Reason; passkeyOptions: string }

export async function loadSignIn(request: PageRequest): Promise<SignInData> {
  const { world, ctx } = request
  const returnTo = askedReturn(request)
  const [passkeyOptions, reason] = await Promise.all([world.accounts.passkeys.signInOptions(), reasonOf(world, ctx, returnTo)])
  return { returnTo, reason, passkeyOptions }
}

/** The sign-in page, also where a sign-in in several steps took too long. */
export function signInSheet({ returnTo, reason, passkeyOptions }: SignInData, { world, query, rejected }: PageRequest): Sheet {
  const { accounts, rules } = world
  const error = query.get('error')
  const failed = rejected?.name === 'passkey' ? rejected : error === null ? null : { errors: {}, message: socialError(error) }
  const heading = reason.to === null ? 'Sign in' : `Sign in to ${reason.to}`
  return accountSheet({
    extra: <PasskeyScript />,
    title: error === null ? heading : 'Not signed in',
    heading,
    lead: reason.signIn,
    children: (
      <>
        {failed && <ErrorSummary title={notSignedIn} errors={failed.errors} message={failed.message} />}
        <Flash />
        {query.has('verify') && (
          <p class="notice below-5 pad-3-4 medium rounded-small" role="status">
            Sign in to verify your email. If you didn’t create the account or forgot the password, set a new password instead: that verifies
            your email too.
          </p>
        )}
        <Form name="sign-in" to={paths.signIn()} submit="Sign in" beside={<a href={paths.reset()}>Forgot your password?</a>}>
          <input type="hidden" name="return" value={returnTo} />
          <EmailField autocomplete="username webauthn" />
          <FormField name="password" label="Password" type="password" autocomplete="current-password" required />
        </Form>
        <PasskeySignIn options={passkeyOptions} returnTo={returnTo} />
        <SocialLinks providers={accounts.socialProviders} returnTo={returnTo} />
        {rules.signUps !== 'closed' && !rules.readOnly && (
          <p class="account__other above-5 soft">
            New here? <a href={withReturn(paths.signUp(), returnTo)}>Create an account</a>
          </p>
        )}
      </>
    ),
  })
}

/** The sign-in library's error codes for a failed sign-in with a provider. */
const errors = new Map(Object.entries(texts))

const socialError = (code: string): string => errors.get(code) ?? 'Sign-in with that provider failed. Try again or use your password.'

/** Signed-in people are redirected. */
export const signInPage = definePage({
  path: paths.signIn,
  access: 'anyone',
  load(request) {
    if (request.account !== null && request.rejected === null) throw new OtherPageFirst(askedReturn(request))
    return loadSignIn(request)
  },
  forms: {
    'sign-in': defineForm(signIn, {
      rejected: notSignedIn,
      next(signedIn, request, form) {
        if (signedIn.account !== null) return finishedSignIn(signedIn, request, form)
        sendCookies(request.ctx, signedIn.cookies)
        return withReturn(paths.secondStep(), returnPath(form.get('return')))
      },
    }),
    passkey: defineForm(signInWithPasskey, { path: paths.passkeySignIn, rejected: notSignedIn, next: finishedSignIn }),
    // Only this session ends. With a path to return to, somebody else signs in next.
    'sign-out': defineForm(signOut, {
      path: paths.signOut,
      fields: () => ({ everywhere: false }),
      next(cookies, { world, ctx, query }) {
        dropPendingAction(world, ctx)
        sendCookies(ctx, cookies)
        const returnTo = query.get('return')
        return returnTo === null ? paths.home() : withReturn(paths.signIn(), returnPath(returnTo))
      },
    }),
  },
  view: signInSheet,
})
