import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { button, text } from '../frame/mail-document.ts'
import type { Part } from './part.ts'
import type { Told } from './told.ts'

/** The email about a badge that is no longer where it was. */
export function badgePart(siteUrl: string, { launch }: Told): Part {
  const { badge, name, plan, slug, url } = launch
  return {
    subject: `The badge for ${name} is missing from ${hostOf(url)}`,
    title: `We can’t find your badge on ${hostOf(url)}`,
    blocks: [
      ...(badge.reason === null ? [] : [{ kind: 'facts', facts: [['Last check', badge.reason]] } as const]),
      text(
        plan === 'free'
          ? 'Until it’s back, the link from your launch page to your site is marked rel="nofollow ugc", so search engines don’t count it.'
          : 'Your listing isn’t affected. The badge sends your visitors to your launch page, where they can vote.',
      ),
      text('Here’s the HTML for your badge:'),
      { kind: 'code', text: badgeEmbed(launch, siteUrl) },
      button('Check badge', siteUrl + paths.launchDashboard({ slug })),
    ],
  }
}
