import { joinWords } from '../../../../shared/join-words.ts'
import { paths } from '../../../../shared/paths.ts'
import { signUp } from '../../../actions/sessions/sign-in.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { Form } from '../../forms/form.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { accountSheet } from '../../page/account-sheet.tsx'
import { EmailField, NewPasswordField } from '../../forms/credential-fields.tsx'
import { askedReturn, finishedSignIn, SocialLinks, reasonOf } from './sign-in.tsx'
import { withReturn, OtherPageFirst } from '../../session/session.ts'
import { LinkButton } from '../../parts/button.tsx'
import { RulesLink } from '../../parts/rules-link.tsx'

/** Signed-in people are redirected. */
export const signUpPage = definePage({
  path: paths.signUp,
  access: 'anyone',
  async load(request) {
    const { world, ctx, query, account, rejected } = request
    const returnTo = askedReturn(request)
    if (account !== null && rejected === null) throw new OtherPageFirst(returnTo)
    return { returnTo, reason: await reasonOf(world, ctx, returnTo), invite: (rejected?.sent ?? query).get('invite') ?? '' }
  },
  forms: {
    'sign-up': defineForm(signUp, {
      isGuarded: true,
      rejected: 'Couldn’t create your account',
      // Closed meanwhile: the page says so.
      shows: ['FORBIDDEN'],
      next: finishedSignIn,
    }),
  },
  view({ returnTo, reason, invite }, { world: { accounts, rules } }) {
    const mode = rules.readOnly ? 'closed' : rules.signUps
    if (mode === 'closed') return closedSheet(returnTo)
    const leads = {
      invite: 'You need an invitation to sign up. Ask a member for a code.',
      domain: `Only people with an email at ${joinWords(rules.signUpDomains, 'or')} can sign up.`,
      open: reason.signUp,
    }
    const heading = reason.to === null ? 'Create an account' : `Create an account to ${reason.to}`
    return accountSheet({
      title: heading,
      heading,
      lead: leads[mode],
      children: (
        <>
          <Form name="sign-up" isGuarded submit="Create account">
            <input type="hidden" name="return" value={returnTo} />
            {mode === 'invite' && <InviteField value={invite} />}
            <FormField name="name" label="Your name" hint="Shown on your launches and comments" autocomplete="name" required autofocus />
            <EmailField hint="Never shown publicly" />
            <NewPasswordField label="Password" />
          </Form>
          {mode === 'invite' && invite === '' ? null : (
            <SocialLinks providers={accounts.socialProviders} returnTo={returnTo} invite={invite} />
          )}
          <p class="account__other above-5 soft">
            <RulesLink before="Please follow the" /> Already have an account? <a href={withReturn(paths.signIn(), returnTo)}>Sign in</a>
          </p>
        </>
      ),
    })
  },
})

const InviteField = ({ value }: { value: string }) => (
  <FormField
    name="invite"
    label="Invitation code"
    hint="Four groups of four letters"
    autocomplete="off"
    autocapitalize="characters"
    spellcheck={false}
    required
    value={value}
  />
)

const closedSheet = (returnTo: string) =>
  accountSheet({
    title: 'Sign-ups are closed',
    lead: 'We aren’t accepting new accounts right now. If you already have one, you can sign in.',
    children: (
      <div class="row center gap-3-5">
        <LinkButton href={withReturn(paths.signIn(), returnTo)} look="primary" words="Sign in" />
        <a href={paths.home()}>Browse the catalog</a>
      </div>
    ),
  })
