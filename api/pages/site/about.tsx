import { daysToKeep } from '../../domain/account-deletion/account-deletion.ts'
import { daysFlagKept } from '../../domain/moderation/records.ts'
import { daysReportKept } from '../../domain/report.ts'
import { paths } from '../../../shared/paths.ts'
import { readMarkdown } from '../../domain/listing/markdown.ts'
import { drawParts, textLang } from '../parts/written.tsx'
import { definePage } from '../page/define-page.ts'
import words from './words.json' with { type: 'json' }
import { offeredPlans, planPrice } from '../../domain/launch/offered-plans.ts'
import { planWords } from '../parts/plan-words.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'

export const about = definePage({
  path: paths.about,
  access: 'anyone',
  load: ({ world: { siteUrl } }) => ({ host: new URL(siteUrl).host, ...currentSite() }),
  view: ({ host, contact, tagline, about: own }, { world }) => ({
    head: {
      title: `About ${siteName()}: pricing, privacy, contact`,
      description: `What a launch on ${siteName()} costs, what this site stores about its visitors, and how to contact the people who run it.`,
      canonical: `${world.siteUrl}${paths.about()}`,
      styles: 'plain',
    },
    content: (
      <div class="wrap pad-bottom-6">
        <header class="page-head">
          <h1>About {siteName()}</h1>
          <p>{tagline}</p>
        </header>
        <div class="prose wraps readable">
          <div class="prose" lang={textLang(own)}>
            {drawParts(readMarkdown(own, true), undefined)}
          </div>
          <h2 id="pricing">Pricing</h2>
          <p>
            Browsing, search, the API and audits are free and need no account. Audits are rate-limited. Launches are free too: each one uses
            a weekly slot, and a limited number of slots open every week.
          </p>
          <PremiumPrices />
          <h2 id="privacy">Privacy</h2>
          <ul>
            {words.privacy.map((text) => (
              <li key={text}>{text.replace('{daysReportKept}', String(daysReportKept)).replace('{daysFlagKept}', String(daysFlagKept))}</li>
            ))}
            <li>
              You can <a href={paths.ownData()}>download your data or delete your account</a> at any time. We delete your email, profile,
              votes, comments, drafts and flags {daysToKeep} days after you ask, so you have time to change your mind. You choose whether
              your live launches go too or stay without your name. Backups keep your data until they’re replaced.
            </li>
            <li>{words.afterDeletion}</li>
          </ul>
          {world.rules.publicSummary && (
            <>
              <h2 id="moderation">Moderation</h2>
              <p>
                See <a href={paths.moderationSummary()}>what moderators decided each month</a>, without names.
              </p>
            </>
          )}
          <h2 id="contact">Contact</h2>
          {contact === null ? (
            <p>No contact address has been set.</p>
          ) : (
            <p>
              Report a listing on {host}, a bug or a security issue: <a href={contact}>{contact.replace(/^mailto:/, '')}</a>.
            </p>
          )}
          <h2 id="developers">For developers and AI agents</h2>
          <p>
            Read the <a href={paths.reference()}>API reference</a>, download <a href={paths.openapi()}>openapi.json</a>, or{' '}
            <a href={paths.agents()}>connect your agent</a>.
          </p>
        </div>
      </div>
    ),
  }),
})

/** The premium plans on offer, with what the owner says about prices and paying. */
function PremiumPrices() {
  const { contact, payment, paymentLink } = currentSite()
  const plans = offeredPlans().filter((plan) => plan !== 'free')
  const pay = paymentLink ?? contact
  if (plans.length === 0 || (pay === null && payment === '')) return null
  return (
    <>
      <p>Premium launches can go live on any date and are featured on the home page:</p>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{[planWords[plan].label, planPrice(plan)].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
      <p dir="auto">
        {payment} {pay !== null && <a href={pay}>{paymentLink === null ? 'Contact us' : 'How to pay'}</a>}
      </p>
    </>
  )
}
