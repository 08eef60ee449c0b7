import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { paths } from '../../../shared/paths.ts'
import { isLive } from '../../domain/launch/launch.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice, type NoFacts } from '../define-notice.ts'

export const badgeLost = defineNotice<NoFacts>({
  event: {
    webhook: { type: 'launch.badge_lost', label: 'Badge missing', data: ({ launch }) => ({ reason: launch.badge.reason }) },
    holds: ({ launch }) => isLive(launch) && launch.badge.status === 'absent',
  },
  audience: owner,
  words: ({ launch }) => `The badge for ${launch.name} is missing from your site.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  ownKind: 'badge-lost',
  topic: 'badge',
  email: {
    part: ({ launch }, { siteUrl }) => ({
      subject: `The badge for ${launch.name} is missing from ${hostOf(launch.url)}`,
      title: `We can’t find your badge on ${hostOf(launch.url)}`,
      blocks: [
        ...(launch.badge.reason === null ? [] : [{ kind: 'facts', facts: [['Last check', launch.badge.reason]] } as const]),
        text(
          launch.plan === 'free'
            ? 'Until it’s back, the link from your launch page to your site is marked rel="nofollow ugc", so search engines don’t count it.'
            : 'Your listing isn’t affected. The badge sends your visitors to your launch page, where they can vote.',
        ),
        text('Here’s the HTML for your badge:'),
        { kind: 'code', text: badgeEmbed(launch, siteUrl) },
        button('Check badge', siteUrl + paths.launchDashboard(launch)),
      ],
    }),
  },
})
