import type { Context } from 'koa'
import type { World } from '../../ports/world.ts'
import { renderPage } from '../parts/layout.tsx'

/** What it costs, what is kept, and whom to ask. */
export async function about(world: World, contact: string | null, ctx: Context): Promise<void> {
  const { host } = new URL(world.siteUrl)
  ctx.type = 'html'
  ctx.body = renderPage(
    {
      title: 'About Slipway: pricing, privacy, contact',
      description: 'What a launch on Slipway costs, what this site keeps about its visitors, and how to reach the people who run it.',
      canonical: `${world.siteUrl}/about/`,
    },
    <div class="wrap about">
      <header class="page-head">
        <h1>About Slipway</h1>
        <p>A launch catalog that makers run themselves, with an audit for the day before.</p>
      </header>
      <div class="prose">
        <h2 id="pricing">Pricing</h2>
        <p>
          Browsing, searching, reading by the API and the audit are free and need no account. Audits are limited per hour, so that everybody
          gets one. A free launch takes a place in a week; premium launches choose any day and are marked “Featured” while they stand first.
        </p>
        <h2 id="privacy">Privacy</h2>
        <p>
          These pages load nothing from other companies except the images of the launches themselves, and contain no tracking. One cookie
          keeps you signed in, and nobody else gets one. Your name and handle stand beside your launches and comments; your e-mail address
          is shown to nobody. A maker sees how often a launch was shown and visited, never by whom. The server’s log keeps the time, the
          address you asked for, and your IP address. A tool that asks to be connected leaves its IP address here for an hour and ten
          minutes; a connection keeps those it was approved and last used from until you end it. Reports of audits are stored with drafts
          only.
        </p>
        <h2 id="contact">Contact</h2>
        <p>
          {host} is run by its community.{' '}
          {contact === null ? (
            'Its people have not said where to write to.'
          ) : (
            <>
              To report a listing, a fault or a security problem: <a href={contact}>{contact.replace(/^mailto:/, '')}</a>.
            </>
          )}
        </p>
      </div>
    </div>,
  )
}
